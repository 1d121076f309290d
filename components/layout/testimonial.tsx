import { claims } from '@/lib/site/claims'

/** A scene written by the site's owner and labeled as such; a page shows at most one. */
export function Testimonial({ text }: { text: string }) {
  return (
    <figure className="break-inside-avoid py-2" data-nosnippet>
      <p className="font-display text-h3 leading-[1.35] font-medium">{text}</p>
      <figcaption className="mt-2 text-sm leading-body opacity-90">{claims.testimonialNote}</figcaption>
    </figure>
  )
}
