/** With fewer, a city's list of communities is the list that every other city has. */
const fewestServed = 8

/**
 * Whether search engines may list a city's communities (docs/product.md 16.5).
 * @param served how many communities have something of their own there: a place or a group
 */
export const isWorthListing = (served: number): boolean => served >= fewestServed
