import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Lead } from '@/components/ui/lead'

interface SectionHeadProps {
  title: string
  lead?: string
  /** Shown to the right of the heading. */
  aside?: ReactNode
}

export function SectionHead({ title, lead, aside }: SectionHeadProps) {
  return (
    <div className="mb-part flex break-after-avoid flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 className="text-h2">{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {aside}
    </div>
  )
}

interface SectionProps extends SectionHeadProps {
  id?: string
  tinted?: boolean
  children: ReactNode
}

/**
 * A part of a page with its heading. CSS containment lets content below an opened question move without being painted
 * again.
 */
export function Section({ id, tinted, children, ...head }: SectionProps) {
  return (
    <section
      id={id}
      className={cn(
        'py-section [contain:content] print:py-0 print:pb-[6mm]',
        tinted && 'border-y border-line bg-sunken print:border-0',
      )}
    >
      <div className="wrap">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}
