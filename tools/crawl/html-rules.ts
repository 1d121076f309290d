import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the standard and of accessibility that can be checked in the markup alone, except: */
const rules = {
  // The main menu is written twice, for wide and for narrow screens, and only one of the two is ever displayed.
  // On the displayed page, axe checks the same rule (e2e/templates.spec.ts).
  'unique-landmark': 'off',
  // A technique, not a requirement: the lists filter while one types, and Enter submits a form with a single field.
  'wcag/h32': 'off',
} as const

/** The rules are resolved once; doing so for each page would take a third of the time. */
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
 * Checks a document by the rules of html-validate.
 * @returns a sentence for each broken rule, with the first position and the number of violations
 */
export function markupErrors(html: string): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages)
  return [...Map.groupBy(messages, ({ ruleId }) => ruleId)].map(([rule, [first, ...more]]) => {
    const times = more.length > 0 ? ` (and ${more.length} more)` : ''
    return `${rule}: ${first?.message} at ${first?.selector ?? `line ${first?.line}`}${times}`
  })
}
