import { AppLogo } from '@/components/app/app-logo'
import { ExternalButton } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Empty } from '@/components/ui/empty'
import { Tag } from '@/components/ui/tag'
import type { FriendshipApp } from '@/lib/entities/app'
import { claims } from '@/lib/site/claims'
import { partnerUrl } from '@/lib/urls'

const head = cn('px-5 text-left text-ui font-semibold whitespace-nowrap text-muted')

const row = cn(
  'relative mb-3.5 block break-inside-avoid rounded-panel border bg-surface px-5 py-4.5',
  'min-[52rem]:table-row min-[52rem]:bg-transparent',
)

const cell = cn(
  'block text-left align-middle min-[52rem]:table-cell min-[52rem]:border-y',
  'min-[52rem]:px-5 min-[52rem]:py-4.5 min-[52rem]:first:rounded-l-panel',
  'min-[52rem]:first:border-l min-[52rem]:last:rounded-r-panel min-[52rem]:last:border-r',
  'min-[52rem]:last:whitespace-nowrap',
)

const looks = {
  featured: {
    row: 'border-brand',
    cell: 'border-brand min-[52rem]:bg-[color-mix(in_oklab,var(--brand-tint)_55%,var(--surface))]',
  },
  plain: { row: 'border-line', cell: 'border-line min-[52rem]:bg-surface' },
}

/** The comparison table; on a phone each row becomes a card of its own. */
export function AppTable({ apps }: { apps: readonly FriendshipApp[] }) {
  if (apps.length === 0) {
    return (
      <Empty>
        <p className="font-semibold">No friendship apps available.</p>
        <p className="mt-2 text-muted">Check back later.</p>
      </Empty>
    )
  }
  return (
    <table className="block w-full border-separate [border-spacing:0_0.625rem] wrap-break-word min-[52rem]:table">
      <caption className="sr-only">Friendship apps compared</caption>
      <thead className="max-[52rem]:sr-only">
        <tr>
          <th scope="col" className={head}>
            Rank
          </th>
          <th scope="col" className={head}>
            App and rating
          </th>
          <th scope="col" className={head}>
            Description and features
          </th>
          <th scope="col" className={head}>
            Action
          </th>
        </tr>
      </thead>
      <tbody className="block min-[52rem]:table-row-group">
        {apps.map((app, index) => (
          <AppRow key={app.name} app={app} rank={index + 1} />
        ))}
      </tbody>
    </table>
  )
}

function AppRow({ app, rank }: { app: FriendshipApp; rank: number }) {
  const featured = app.known === 'pulse'
  const rating = app.known && claims.appRatings[app.known]
  const href = featured ? partnerUrl() : app.url
  const look = featured ? looks.featured : looks.plain
  return (
    <tr className={cn(row, look.row)} data-featured={featured || undefined}>
      <td
        className={cn(
          cell,
          look.cell,
          'font-display text-figure font-bold whitespace-nowrap text-brand max-[52rem]:absolute max-[52rem]:top-4.5 max-[52rem]:right-5',
        )}
        data-rank=""
      >
        {rank}
      </td>
      <th scope="row" className={cn(cell, look.cell, 'font-normal max-[52rem]:pr-8')}>
        <span className="flex items-center gap-3">
          <AppLogo app={app} />
          <span>
            <span className="block font-semibold">{app.name}</span>
            {rating && (
              <span className="block text-sm font-normal text-muted" data-nosnippet="">
                ★ {rating}{' '}
                <span className="text-xs">{featured ? claims.partnerRating : claims.ourRating}</span>
              </span>
            )}
            {featured && <Tag className="mt-1">Featured</Tag>}
          </span>
        </span>
      </th>
      <td className={cn(cell, look.cell, 'max-[52rem]:mt-3')}>{app.description}</td>
      <td className={cn(cell, look.cell, 'max-[52rem]:mt-3')}>
        {href && (
          <ExternalButton
            look={featured ? 'primary' : 'quiet'}
            className="max-[52rem]:w-full"
            href={href}
            sponsored={featured}
            event={
              featured
                ? { name: 'pulse_app_click pulse_download_intent', app: app.name, location: 'apps-table' }
                : undefined
            }
          >
            {featured ? 'Join Crew' : 'Get App'}
            <span className="sr-only">: {app.name}</span>
          </ExternalButton>
        )}
      </td>
    </tr>
  )
}
