import { s } from 'hastscript'
import type { IconNode } from 'lucide'

/** An icon of Lucide, for markup; its line, colour and size are the style sheet's. */
export const iconOf = (node: IconNode) =>
  s(
    'svg',
    { viewBox: '0 0 24 24', width: 24, height: 24, ariaHidden: 'true' },
    node.map(([tag, attributes]) => s(tag, attributes)),
  )
