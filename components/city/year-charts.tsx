import { daylightByMonth, spokenHours } from '@/lib/facts/daylight'
import { monthName, spokenMonths } from '@/lib/site/lists'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const step = 28
const width = 12 * step
const plotHeight = 120

/** The hours of daylight in each month: bars of a day's 24 hours, the lit part filled. */
export function DaylightChart({ latitude }: { latitude: number }) {
  const hours = daylightByMonth(latitude)
  const [longest, shortest] = [Math.max(...hours), Math.min(...hours)]
  const said = `Daylight through the year: ${months.map((month, index) => `${monthName(month)} ${spokenHours(hours[index] ?? 0)}`).join(', ')}.`
  const heightOf = (value: number) => (value / 24) * plotHeight
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
        {months.map((month, index) => {
          const value = hours[index] ?? 0
          const x = index * step + 3
          return (
            <g key={month}>
              <rect className="fill-line" x={x} y={0} width={22} height={plotHeight} rx={4} />
              <rect
                className="fill-brand"
                x={x}
                y={(plotHeight - heightOf(value)) / 2}
                width={22}
                height={heightOf(value)}
                rx={4}
              />
              <text className="fill-muted text-sm" x={x + 11} y={plotHeight + 17} textAnchor="middle">
                {monthName(month).charAt(0)}
              </text>
            </g>
          )
        })}
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
  const has = new Set(pleasant)
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
        {months.map((month, index) => {
          const x = index * step + 3
          const isPleasant = has.has(month)
          return (
            <g key={month}>
              <rect
                className={isPleasant ? 'fill-brand stroke-brand' : 'fill-none stroke-line'}
                x={x + 0.75}
                y={0.75}
                width={20.5}
                height={26}
                rx={5}
                strokeWidth={1.5}
              />
              {isPleasant && (
                <path
                  className="fill-none stroke-on-brand"
                  d={`m${x + 6} 14 4 4 7-8`}
                  strokeWidth={2.25}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
              <text className="fill-muted text-sm" x={x + 11} y={46} textAnchor="middle">
                {monthName(month).charAt(0)}
              </text>
            </g>
          )
        })}
      </svg>
      {note && <p className="mt-1 text-ui text-muted">{note}</p>}
    </figure>
  )
}
