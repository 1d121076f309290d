import { AffinityIcon } from '@/components/affinity/affinity-icon'
import type { AffinityCard as Affinity } from '@/lib/content/types'
import { affinityMatch, communityColour } from '@/lib/decoration'
import { paths } from '@/lib/paths'

export function AffinityCard({ affinity, index }: { affinity: Affinity; index: number }) {
  return (
    <li className={`tile t${communityColour(index)}`} data-item="">
      <AffinityIcon slug={affinity.slug} />
      <a className="name" href={paths.affinity(affinity.slug)}>
        {affinity.name}
      </a>
      {affinity.micro && <span className="text searched">{affinity.micro}</span>}
      <span className="figure" aria-hidden="true" data-nosnippet="">
        {affinityMatch(affinity.slug)}% match
      </span>
    </li>
  )
}
