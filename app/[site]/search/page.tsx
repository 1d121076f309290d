import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { JsonLd } from '@/components/json-ld'
import { ListHero } from '@/components/layout/list-hero'
import { SearchPage } from '@/components/search/search-page'
import { Card } from '@/components/ui/card'
import { Grid } from '@/components/ui/grid'
import { tone } from '@/components/ui/tone'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/[site]/search'>

const head: PageHead = {
  title: 'Search',
  description: 'Find a city, a country, a community or an article, or two at once, such as hiking in Tokyo.',
  path: paths.search,
  noIndex: 'follow',
}

const sections = [
  { name: 'Cities', href: paths.cities, text: 'By country, from Aarhus to Zürich' },
  { name: 'Countries', href: paths.countries, text: 'How people get to know each other there' },
  { name: 'Communities', href: paths.communities, text: 'What people do together' },
  { name: 'Affinities', href: paths.affinities, text: 'How you like to meet' },
  { name: 'Friendship apps', href: paths.apps, text: 'What each app does' },
  { name: 'Blog', href: paths.blog, text: 'On meeting people, and keeping them' },
]

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata((await paramsOf(props)).site, head)
}

export default async function Search(props: Props) {
  const { site } = await paramsOf(props)
  return (
    <>
      <ListHero title="Search" lead={head.description}>
        <SearchPage />
      </ListHero>
      <div className="wrap py-section">
        <h2 className="mb-5 text-h2">Or look around</h2>
        <Grid columns={3}>
          {sections.map((section, index) => (
            <Card key={section.href} striped tone={tone(index)} {...section} />
          ))}
        </Grid>
      </div>
      <JsonLd graph={pageGraph(site, head, { type: 'WebPage' })} />
    </>
  )
}
