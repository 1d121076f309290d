import { slugOf } from './routing'

/** A city's page shows this many of its groups; the list of its groups shows all (docs/product.md 6.17). */
export const groupsOnCityPage = 8

/** The anchor of a group's entry on the page of its city's groups; a name in another script has none. */
export const groupAnchor = (name: string): string | undefined => {
  const slug = slugOf(name)
  return slug ? `group-${slug}` : undefined
}

/** Whether one of these groups has dates, so that there is a calendar of them, and a week. */
export const hasDates = (groups: readonly { makesDates: boolean }[]): boolean =>
  groups.some(({ makesDates }) => makesDates)
