/** What is said of an entity: one line, a short text and a long one, in both voices. */
export type Texts = {
  micro: string
  micro_lff: string
  short: string
  short_lff: string
  long: string
  long_lff: string
}
