/**
 * The share of its light that a position keeps: little on the left, behind the headline, and all from the middle on.
 * The transition is curved, because a straight one would show as stripes after compression.
 */
export function quietness(x: number, y: number): number {
  const bent = x + 0.16 * (y - 0.5) * (y - 0.5) * 4 - 0.03 * Math.sin(y * 5)
  const t = Math.max(0, Math.min(1, (bent - 0.06) / 0.52))
  return t * t * (3 - 2 * t)
}
