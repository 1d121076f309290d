import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Everything of the standard and of accessibility that can be told from the markup alone, but for: */
const rules = {
  // The main menu is written twice, for wide and for narrow screens, and only one of the two is ever displayed.
  // On the displayed page, axe holds the same rule (e2e/accessibility.spec.ts).
  'unique-landmark': 'off',
  // A technique and no requirement: the lists filter while one types, and Enter sends a form with a single field.
  'wcag/h32': 'off',
} as const

/** Resolves the rules once: for each page again, that would take a third of the time. */
class OneConfiguration extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('page.html')

  override getConfigFor() {
    return this.#resolved
  }
}

const validator = new HtmlValidate(
  new OneConfiguration({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'], rules }),
)

/**
 * What is wrong with a document, by the rules of html-validate.
 * @returns one sentence a rule, with the first place and how often it was broken
 */
export function markupErrors(html: string): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages)
  return [...Map.groupBy(messages, ({ ruleId }) => ruleId)].map(([rule, [first, ...more]]) => {
    const times = more.length > 0 ? ` (and ${more.length} more)` : ''
    return `${rule}: ${first?.message} at ${first?.selector ?? `line ${first?.line}`}${times}`
  })
}
