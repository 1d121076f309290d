import { claims } from '@/lib/site/claims'

/** The owner's marketing text in the form of a quotation, and marked as what it is. */
export function Testimonial({ text }: { text: string }) {
  return (
    <figure className="testimonial" data-nosnippet>
      <blockquote>“{text}”</blockquote>
      <figcaption>{claims.testimonialNote}</figcaption>
    </figure>
  )
}
