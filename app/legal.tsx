import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { JsonLd } from '@/components/json-ld'
import { LegalPage } from '@/components/layout/legal-page'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { privacy, terms } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'

export type LegalProps = PageProps<'/[site]/terms-and-conditions' | '/[site]/privacy-policy'>

const texts = { terms, privacy }
type LegalName = keyof typeof texts

const headOf = (site: Site, name: LegalName): PageHead => ({
  title: texts[name].title,
  description: fill(texts[name].intro, { name: sites[site].name }),
  path: paths[name],
  modifiedTime: texts[name].updated,
})

/** The metadata of a legal page. */
export async function legalMetadata(name: LegalName, props: LegalProps): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site, name))
}

/** A legal text as a page; the two pages differ only in their texts. */
export async function LegalDocument({ name, ...props }: Pick<LegalProps, 'params'> & { name: LegalName }) {
  const { site } = await paramsOf(props)
  return (
    <>
      <LegalPage site={site} text={texts[name]} />
      <JsonLd graph={pageGraph(site, headOf(site, name))} />
    </>
  )
}
