import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** All other rules are independent of colors. */
const aboutColors = ['color-contrast', 'link-in-text-block']

/** What breaks a rule of WCAG 2.2 AA, on the whole page or within the elements of these selectors. */
export async function violations(
  page: Page,
  { within = [], colors = false }: { within?: string[]; colors?: boolean } = {},
): Promise<string[]> {
  // All entries of a list have the same structure, so a few are enough.
  const axe = new AxeBuilder({ page })
    .exclude('[data-group]:nth-of-type(n + 8)')
    .exclude('main li:nth-of-type(n + 13)')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  for (const selector of within) axe.include(selector)
  const { violations } = await (colors ? axe.withRules(aboutColors) : axe.withTags(wcag)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, any }) => `${id} (${help}): ${target} ${any[0]?.message ?? ''}`),
  )
}
