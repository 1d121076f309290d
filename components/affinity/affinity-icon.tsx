import {
  Armchair,
  CalendarHeart,
  Dumbbell,
  Earth,
  GlassWater,
  Handshake,
  HeartHandshake,
  Laugh,
  Library,
  type LucideIcon,
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
} from 'lucide-react'

export const affinityIcons: Record<string, LucideIcon> = {
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
export function AffinityIcon({ slug, inline }: { slug: string; inline?: boolean }) {
  const Icon = affinityIcons[slug] ?? Handshake
  if (inline) return <Icon className="chip-icon" strokeWidth={1.75} aria-hidden="true" />
  return (
    <span className="tile-icon" aria-hidden="true">
      <Icon strokeWidth={1.75} />
    </span>
  )
}
