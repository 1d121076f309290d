import type { ReactNode } from 'react'
import { cn } from './cn'

const card = cn(
  'relative flex min-h-full flex-col gap-1.5 overflow-hidden rounded-panel border border-line bg-surface px-5 py-4.5',
  'print:min-h-0 print:overflow-visible print:rounded-none print:border-0 print:p-0 print:pb-[2mm]',
)

/** The whole card is clickable like its name, and shows the name's focus. */
const linked = cn(
  'hover:-translate-y-0.5 hover:border-tone hover:shadow-card can-hover:transition-[border-color,box-shadow,translate]',
  'has-[>a:focus-visible]:outline-3 has-[>a:focus-visible]:outline-offset-2 has-[>a:focus-visible]:outline-(--ring)',
)

const stripe = cn(
  'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-tone print:before:content-none',
)

const title = cn('font-display text-name leading-tight font-strong tracking-[-0.015em]')

/** On a phone the picture is left of the texts, over all their rows. */
const beside = cn(
  'max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:grid-rows-[repeat(5,auto)_1fr] not-print:max-sm:grid',
  'max-sm:gap-x-4 max-sm:gap-y-0 max-sm:*:first:row-span-6',
)

/** Pictures before a card's name, as classes for them. */
const bleeding = cn('max-w-none object-cover print:hidden')
const above = cn('-mx-5 -mt-4.5 mb-2 w-[calc(100%+2.5rem)]')
export const cardMedia = {
  icon: cn('size-11 rounded-card p-2.75 text-tone two-tone sm:mb-1.5 print:hidden'),
  flag: cn('h-8 w-12 rounded-md border border-line object-cover sm:mb-1.5'),
  picture: cn(bleeding, above, 'aspect-video bg-night'),
  /** The same, for a card whose picture is beside its texts on a phone. */
  pictureBeside: cn(
    bleeding,
    'bg-night sm:-mx-5 sm:-mt-4.5 sm:mb-2 sm:aspect-video sm:w-[calc(100%+2.5rem)]',
    'max-sm:-my-4.5 max-sm:-ml-5 max-sm:w-24 max-sm:self-stretch',
  ),
  /** One low picture for all cards, a band on a phone; the sky behind it has the card's own color. */
  sky: cn(bleeding, above, 'aspect-3/1 sky max-sm:mb-1 max-sm:aspect-auto max-sm:h-10 max-sm:object-top'),
}

export interface CardProps {
  name: string
  /** Without it the name is a heading. */
  href?: string
  media?: ReactNode
  /** Whether, on a phone, its picture is beside the texts instead of above them. */
  isBeside?: boolean
  text?: string
  /** More of it, between the text and the note. */
  children?: ReactNode
  note?: ReactNode
  /** A class that sets its color (components/ui/tone.ts). */
  tone?: string
  striped?: boolean
  hidden?: boolean
}

/** One of several things side by side: a name and, optionally, a picture before it, a text and a note after it. */
export function Card({
  name,
  href,
  media,
  isBeside,
  text,
  children,
  note,
  tone,
  striped,
  hidden,
}: CardProps) {
  return (
    <li
      className={cn(card, Boolean(media) && isBeside && beside, href && linked, striped && stripe, tone)}
      data-item=""
      hidden={hidden}
    >
      {media}
      {href ? (
        <a className={cn(title, 'after:absolute after:inset-0 focus-visible:outline-none')} href={href}>
          {name}
        </a>
      ) : (
        <h3 className={title}>{name}</h3>
      )}
      {text && <p className="text-ui leading-normal text-muted">{text}</p>}
      {children}
      {note}
    </li>
  )
}

/** Classes of the line at a card's foot. */
export const cardNote = cn(
  'mt-auto flex items-center gap-1.5 pt-2 text-sm leading-body text-muted print:hidden',
)
