import { cn } from '@/components/ui/cn'
import { Grid, type GridProps } from '@/components/ui/grid'

/*
 * A card is `<li>` with a name (`<a>` or `<h3>`) and, optionally, an image before it, a text (`<p>`) and a note
 * (`<small>`) after it. `card:`, `card-name:` and so on are those parts (app/globals.css).
 */
const card = cn(
  'card:relative card:flex card:min-h-full card:flex-col card:gap-1.5 card:overflow-hidden',
  'card:rounded-panel card:border card:border-line card:bg-surface card:px-5 card:py-4.5',
  'card:print:min-h-0 card:print:overflow-visible card:print:rounded-none',
  'card:print:border-0 card:print:p-0 card:print:pb-[2mm]',
)

/** The whole card is clickable like its name, and shows the name's focus. */
const linked = cn(
  'card:can-hover:transition-[border-color,box-shadow,translate]',
  'card:has-[>a]:hover:-translate-y-0.5 card:has-[>a]:hover:border-tone',
  'card:has-[>a]:hover:shadow-card card-link:after:absolute card-link:after:inset-0',
  'card:has-[>a:focus-visible]:outline-3 card-link:focus-visible:outline-none',
  'card:has-[>a:focus-visible]:outline-offset-2',
  'card:has-[>a:focus-visible]:outline-(--ring)',
)

const parts = cn(
  'card-name:font-display card-name:text-name card-name:leading-tight card-name:font-strong card-name:tracking-[-0.015em]',
  'card-text:text-ui card-text:leading-normal card-text:text-muted',
  'card-note:mt-auto card-note:flex card-note:items-center card-note:gap-1.5 card-note:pt-2 card-note:text-sm card-note:leading-body card-note:text-muted card-note:print:hidden',
)

const styles = {
  striped: cn(
    'card:before:absolute card:before:inset-y-0 card:before:left-0 card:before:w-1',
    'card:before:bg-tone card:print:before:content-none',
  ),
  people: cn(
    'card-note:before:size-4 card-note:before:bg-tone',
    'card-note:before:mask-[url(/icons/people.svg)] card-note:before:mask-contain',
    'card-note:before:mask-center card-note:before:mask-no-repeat',
  ),
  icons: cn(
    'card-icon:mb-1.5 card-icon:size-11 card-icon:rounded-card card-icon:p-2.75 card-icon:text-tone card-icon:two-tone card-icon:print:hidden',
  ),
  flags: cn(
    'card-image:mb-1.5 card-image:h-8 card-image:w-12 card-image:rounded-md',
    'card-image:border card-image:border-line card-image:object-cover',
  ),
  pictures: cn(
    'card-image:-mx-5 card-image:-mt-4.5 card-image:mb-2 card-image:aspect-video',
    'card-image:w-[calc(100%+2.5rem)] card-image:max-w-none card-image:bg-night',
    'card-image:object-cover card-image:print:hidden',
  ),
  /** One low picture for all cards; the sky behind it has the card's own color. */
  skies: cn(
    'card-image:-mx-5 card-image:-mt-4.5 card-image:mb-2 card-image:aspect-3/1',
    'card-image:w-[calc(100%+2.5rem)] card-image:max-w-none',
    'card-image:sky card-image:object-cover card-image:print:hidden card:even:*:[img]:[scale:-1_1]',
    // On a phone a band: the picture is the same for all.
    'card-image:max-sm:mb-1 card-image:max-sm:aspect-auto card-image:max-sm:h-3',
  ),
  /** For hundreds of cards: small on a phone, and each laid out separately. */
  compact: cn(
    'card:[contain:content]',
    'card:max-sm:rounded-card card-text:max-sm:hidden',
    'card:max-sm:px-3.5 card:max-sm:py-3',
  ),
}

type Feature = keyof typeof styles

/** The styles of all cards in an element, with the parts they have besides a name and a text. */
export const cardLook = (features: readonly Feature[] = []): string =>
  cn(card, linked, parts, ...features.map((feature) => styles[feature]))

interface CardGridProps extends GridProps {
  with?: readonly Feature[]
}

/** A list of cards. Their styles are set once, on the list, so that each card's markup is short. */
export function CardGrid({ with: features, className, ...grid }: CardGridProps) {
  return <Grid className={cn(cardLook(features), className)} {...grid} />
}
