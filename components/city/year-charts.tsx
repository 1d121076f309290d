import { daylightByMonth, spokenHours } from '@/lib/facts/daylight'
import { monthName, spokenMonths } from '@/lib/site/lists'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const step = 28
const barWidth = 22
const width = 12 * step
const plotHeight = 120

const leftOf = (month: number) => (month - 1) * step + 3

/** How round the corners of a bar are. */
const radius = 4

/**
 * A bar with round corners: a smaller rectangle, whose line of twice the radius is drawn around it. All bars of a kind
 * share one path, which keeps the page small.
 */
function bar(month: number, top: number, height: number): string {
  const [across, down] = [barWidth - 2 * radius, Math.round(height) - 2 * radius]
  return `M${leftOf(month) + radius} ${Math.round(top) + radius}h${across}v${down}h-${across}z`
}

/** Bars as one path. */
function Bars({ className, d }: { className: string; d: string }) {
  return <path className={className} d={d} strokeWidth={2 * radius} strokeLinejoin="round" />
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
        Daylight: {[...new Set([shortest, longest].map(spokenHours))].join(' to ')}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${plotHeight + 22}`}
        className="w-full max-w-120"
        role="img"
        aria-label={said}
      >
        <Bars className="fill-line stroke-line" d={bars(months, (month) => bar(month, 0, plotHeight))} />
        <Bars className="fill-brand stroke-brand" d={bars(months, lit)} />
        <MonthLetters y={plotHeight + 17} />
      </svg>
    </figure>
  )
}

interface PleasantMonthsProps {
  pleasant: readonly number[]
  note: string
}

/** The months that are pleasant outdoors: filled and checked, the others pale. */
export function PleasantMonths({ pleasant, note }: PleasantMonthsProps) {
  const box = (month: number) => bar(month, 0, 28)
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
        <Bars className="fill-line stroke-line" d={bars(others, box)} />
        <Bars className="fill-brand stroke-brand" d={bars(pleasant, box)} />
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
