import { daylightByMonth, spokenHours } from '@/lib/facts/daylight'
import { monthName, spokenMonths } from '@/lib/site/lists'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const step = 28
const barWidth = 22
const width = 12 * step
const plotHeight = 120

const leftOf = (month: number) => (month - 1) * step + 3

/** The outline of a bar with round corners. All bars of a kind share one path, which keeps the page small. */
function bar(month: number, top: number, height: number, inset = 0): string {
  const radius = 4
  const [across, down] = [barWidth - 2 * inset - 2 * radius, Math.round(height * 10) / 10 - 2 * radius]
  const round = (right: number, below: number) => `a${radius} ${radius} 0 0 1 ${right} ${below}`
  return [
    `M${leftOf(month) + inset + radius} ${Math.round(top * 10) / 10}h${across}${round(radius, radius)}v${down}`,
    `${round(-radius, radius)}h${-across}${round(-radius, -radius)}v${-down}${round(radius, -radius)}`,
  ].join('')
}

const bars = (each: readonly number[], draw: (month: number) => string) => each.map(draw).join('')

/** The first letter of each month, under its bar. */
function MonthLetters({ y }: { y: number }) {
  return (
    <text
      className="fill-muted text-sm"
      x={months.map((month) => leftOf(month) + barWidth / 2).join(' ')}
      y={y}
      textAnchor="middle"
    >
      {months.map((month) => monthName(month).charAt(0)).join('')}
    </text>
  )
}

/** The hours of daylight in each month: bars of a day's 24 hours, the lit part filled. */
export function DaylightChart({ latitude }: { latitude: number }) {
  const hours = daylightByMonth(latitude)
  const [longest, shortest] = [Math.max(...hours), Math.min(...hours)]
  const said = `Daylight through the year: ${months.map((month, index) => `${monthName(month)} ${spokenHours(hours[index] ?? 0)}`).join(', ')}.`
  const lit = (month: number) => {
    const height = ((hours[month - 1] ?? 0) / 24) * plotHeight
    // In a polar night there is nothing to draw and no room for round corners.
    return height < 8 ? '' : bar(month, (plotHeight - height) / 2, height)
  }
  return (
    <figure>
      <figcaption className="mb-2 text-ui font-semibold">
        Daylight: {spokenHours(shortest)} to {spokenHours(longest)}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${plotHeight + 22}`}
        className="w-full max-w-120"
        role="img"
        aria-label={said}
      >
        <path className="fill-line" d={bars(months, (month) => bar(month, 0, plotHeight))} />
        <path className="fill-brand" d={bars(months, lit)} />
        <MonthLetters y={plotHeight + 17} />
      </svg>
    </figure>
  )
}

interface PleasantMonthsProps {
  pleasant: readonly number[]
  note: string
}

/** The months that are pleasant outdoors: filled and checked, the others empty. */
export function PleasantMonths({ pleasant, note }: PleasantMonthsProps) {
  const box = (month: number) => bar(month, 0.8, 26, 0.75)
  const others = months.filter((month) => !pleasant.includes(month))
  return (
    <figure>
      <figcaption className="mb-2 text-ui font-semibold">
        Pleasant outdoors: {spokenMonths(pleasant)}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} 52`}
        className="w-full max-w-120"
        role="img"
        aria-label={`Pleasant outdoors: ${spokenMonths(pleasant)}.`}
      >
        <path className="fill-none stroke-line" d={bars(others, box)} strokeWidth={1.5} />
        <path className="fill-brand stroke-brand" d={bars(pleasant, box)} strokeWidth={1.5} />
        <path
          className="fill-none stroke-on-brand"
          d={bars(pleasant, (month) => `M${leftOf(month) + 6} 14l4 4 7-8`)}
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <MonthLetters y={46} />
      </svg>
      {note && <p className="mt-1 text-ui text-muted">{note}</p>}
    </figure>
  )
}
