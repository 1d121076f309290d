interface AccordionProps {
  /** Shared by the items, so that the browser keeps only one open. */
  name: string
  items: readonly { question: string; answer: string }[]
}

/** Questions that open one at a time and can all be closed. Native elements, no script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group break-inside-avoid border-b border-line">
          <summary className="flex break-after-avoid items-center justify-between gap-4 py-4.5 font-display text-h3 leading-[1.3] font-semibold after:mr-1 after:size-3 after:flex-none after:-translate-y-1/4 after:rotate-45 after:border-r-2 after:border-b-2 after:border-brand group-open:after:translate-y-1/4 group-open:after:-rotate-135 max-sm:py-3 max-sm:text-reading print:py-[1mm] print:after:content-none can-hover:after:transition-[translate,rotate]">
            {question}
          </summary>
          <p className="max-w-176 pb-5.5 text-muted print:max-w-none print:pb-[3mm]">{answer}</p>
        </details>
      ))}
    </div>
  )
}
