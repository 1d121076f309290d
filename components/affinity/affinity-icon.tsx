import {
  Armchair,
  CalendarHeart,
  Dumbbell,
  Earth,
  GlassWater,
  Handshake,
  HeartHandshake,
  type IconNode,
  Laugh,
  Library,
  Medal,
  Microscope,
  MoonStar,
  Palette,
  Piano,
  PiggyBank,
  Rainbow,
  Salad,
  Shell,
  Signpost,
  Spool,
  Sunrise,
  TentTree,
  ToyBrick,
  Venus,
  Wind,
} from 'lucide'
import { iconOf } from '@/components/ui/icon'
import { Markup } from '@/components/ui/markup'
import { markupOf } from '@/lib/markup/tree'

export const affinityIcons: Record<string, IconNode> = {
  active: Dumbbell,
  'alcohol-free': GlassWater,
  'beginner-friendly': Signpost,
  bookish: Library,
  'community-minded': HeartHandshake,
  competitive: Medal,
  creative: Palette,
  curious: Microscope,
  'early-bird': Sunrise,
  'family-friendly': ToyBrick,
  handmade: Spool,
  international: Earth,
  'introvert-friendly': Armchair,
  lgbtq: Rainbow,
  'low-cost': PiggyBank,
  mindful: Wind,
  musical: Piano,
  'night-owl': MoonStar,
  outdoor: TentTree,
  'plant-based': Salad,
  playful: Laugh,
  seaside: Shell,
  weekend: CalendarHeart,
  womens: Venus,
}

/** The drawn icon of an affinity; one that the content team added gets the general one. */
export const affinityIcon = (slug: string) => iconOf(affinityIcons[slug] ?? Handshake)

export function AffinityIcon({ slug }: { slug: string }) {
  return <Markup as="span" className="tile-icon" html={markupOf(affinityIcon(slug))} />
}
