import type { ReactNode } from 'react'

interface SectionProps {
  id?: string
  title: string
  lead?: string
  /** Stands at the right of the heading. */
  aside?: ReactNode
  tinted?: boolean
  children: ReactNode
}

export function Section({ id, title, lead, aside, tinted, children }: SectionProps) {
  return (
    <section id={id} className={`section ${tinted ? 'section-tinted' : ''}`}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="section-title">{title}</h2>
            {lead && <p className="section-lead">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
