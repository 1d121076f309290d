import { claims } from '@/lib/site/claims'

/** The owner's marketing text in the form of a quotation, and marked as what it is. */
export function Testimonial({ text }: { text: string }) {
  return (
    <figure className="break-inside-avoid py-2" data-nosnippet>
      <blockquote className="font-display text-h3 leading-[1.35] font-medium">“{text}”</blockquote>
      <figcaption className="mt-2 text-sm leading-body opacity-90">{claims.testimonialNote}</figcaption>
    </figure>
  )
}
