import { MissingSearch } from '@/components/layout/missing-search'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { GoBack } from '@/components/ui/go-back'
import { Grid } from '@/components/ui/grid'
import { Lead } from '@/components/ui/lead'
import { ToastOnLoad } from '@/components/ui/toast-on-load'
import { tone } from '@/components/ui/tone'
import { paths } from '@/lib/paths'
import { missingTexts } from '@/lib/site/missing'
import type { MissingKind } from '@/lib/site/routes'

const ways = [
  { name: 'Popular Cities', href: paths.cities, text: 'Every listed city, by country' },
  { name: 'Communities', href: paths.communities, text: 'Local groups around an interest' },
  { name: 'Friendship Apps', href: paths.apps, text: 'What each app does' },
]

/** Shown at an address that does not exist: what was not found, and links onward. */
export function MissingPage({ kind, help }: { kind: MissingKind; help?: string }) {
  const { title, text, link, toast } = missingTexts[kind]
  return (
    <div className="wrap py-section">
      <div className="max-w-176">
        <p
          className="font-display text-display leading-[0.9] font-extrabold tracking-[-0.05em] text-brand"
          aria-hidden="true"
        >
          404
        </p>
        <h1 className="mt-2 text-h1">
          <span className="sr-only">404: </span>
          {title}
        </h1>
        <Lead>{text}</Lead>
        <div className="mt-7">
          <MissingSearch />
        </div>
        <Buttons className="mt-2">
          <ButtonLink look="primary" href={link.href}>
            {link.name}
          </ButtonLink>
          {link.href !== paths.home && <ButtonLink href={paths.home}>Go to Homepage</ButtonLink>}
          <GoBack />
        </Buttons>
      </div>
      <Grid columns={3} className="mt-12">
        {ways.map((way, index) => (
          <Card key={way.href} striped tone={tone(index)} {...way} />
        ))}
      </Grid>
      {help && <p className="mt-8 text-muted">{help}</p>}
      {toast && <ToastOnLoad {...toast} destructive />}
    </div>
  )
}
