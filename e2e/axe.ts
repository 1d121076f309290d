import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { inProject } from '../scripts/lib/project.ts'

declare const axe: typeof axeCore

const source = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** All other rules are independent of colors. */
const aboutColors = ['color-contrast', 'link-in-text-block']

/** All entries of a list have the same structure, so a few are enough. */
const exclude = ['[data-group]:nth-of-type(n + 8)', 'main li:nth-of-type(n + 13)']

/** What breaks a rule of WCAG 2.2 AA, on the whole page or within the elements of these selectors. */
export async function violations(
  page: Page,
  { within = ['html'], colors = false }: { within?: string[]; colors?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly = colors ? aboutColors : wcag
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 5).map(({ target, any }) => `${id} (${help}): ${target} ${any[0]?.message ?? ''}`),
      )
    },
    { context: { include: within, exclude }, runOnly },
  )
}
