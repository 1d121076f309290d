import { ExternalLink } from '@/components/ui/external-link'
import { TextLink } from '@/components/ui/text-link'
import { paths } from '@/lib/paths'
import { helplines } from '@/lib/site/helplines'

/** Above the results when a search text is that of somebody who may need a person to talk to now; read aloud at once. */
export function Helplines({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <p className="my-3 rounded-card border border-line bg-sunken px-4 py-3 text-ui text-ink">
          Somebody to talk to now:{' '}
          <ExternalLink className="font-semibold underline underline-offset-4" href={helplines}>
            findahelpline.com
          </ExternalLink>{' '}
          lists helplines by country, by phone and by chat. In danger, call the emergency number, which{' '}
          <TextLink href={paths.countries}>your country&rsquo;s page</TextLink> has.
        </p>
      )}
    </div>
  )
}
