import { ButtonLink, Buttons } from '@/components/ui/button'
import { Prose } from '@/components/ui/prose'
import type { Description } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { fill, type Site, sites } from '@/lib/site/variants'

interface CityDescriptionProps {
  site: Site
  city: string
  description: Description
}

/** The text about a city: its own, or the built-in template around the best available sentence. */
export function CityDescription({ site, city, description }: CityDescriptionProps) {
  return (
    <div>
      {description.kind === 'html' ? (
        <Prose html={description.html} />
      ) : (
        <div className="prose">
          <p>{description.text}</p>
          <h3>Three ways to begin</h3>
          <ul>
            <li>Join a community that meets every week in {city}, and go twice before you decide.</li>
            <li>Pick one of the local tips below and be there at the same hour two weeks running.</li>
            <li>Use an app to find the first evening, and make the second date before you leave.</li>
          </ul>
          <p>{fill(sites[site].texts.cityLead, { city })}</p>
        </div>
      )}
      <Buttons className="mt-8">
        <ButtonLink href={paths.apps}>Compare Apps</ButtonLink>
        <ButtonLink href={paths.communities}>Browse Communities</ButtonLink>
        <ButtonLink href={paths.compareApps}>Find Friendship Apps</ButtonLink>
      </Buttons>
    </div>
  )
}
