import { claims } from '@/lib/site/claims'

/** A scene of the owner's own making, marked as what it is; a page shows one at most. */
export function Testimonial({ text }: { text: string }) {
  return (
    <figure className="break-inside-avoid py-2" data-nosnippet>
      <p className="font-display text-h3 leading-[1.35] font-medium">{text}</p>
      <figcaption className="mt-2 text-sm leading-body opacity-90">{claims.testimonialNote}</figcaption>
    </figure>
  )
}
