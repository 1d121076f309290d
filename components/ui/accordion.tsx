interface AccordionProps {
  /** Shared by the items: the browser then keeps one open at a time. */
  name: string
  items: readonly { question: string; answer: string }[]
}

/** Questions that open one at a time and may all be closed; made of the browser's own parts, without a script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
