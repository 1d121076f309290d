import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'

const base = cn(
  'inline-flex min-h-11.5 cursor-pointer items-center justify-center gap-2 rounded-card',
  'border px-5 py-2.5 text-center leading-[1.2] font-strong active:translate-y-px max-[30rem]:px-3',
  'disabled:cursor-not-allowed disabled:opacity-55',
  'print:hidden can-hover:transition-[background-color,border-color,translate]',
)

const looks = {
  primary: cn('border-transparent bg-action text-on-action hover:bg-action-hover'),
  quiet: cn('border-quiet-line bg-quiet text-on-quiet hover:border-quiet-hover'),
}

interface Look {
  /** Primary is for the one step that most visitors take. */
  look?: keyof typeof looks
}

const classOf = (look: keyof typeof looks = 'quiet', className?: string) => cn(base, looks[look], className)

/** A button that acts on this page. */
export function Button({ look, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" className={classOf(look, className)} {...button} />
}

/** A link to a page of the site. */
export function ButtonLink({
  look,
  className,
  href,
  children,
}: Look & { href: string; className?: string; children: ReactNode }) {
  return (
    <a className={classOf(look, className)} href={href}>
      {children}
    </a>
  )
}

/** A link to another site. */
export function ExternalButton({ look, className, ...link }: Look & ComponentProps<typeof ExternalLink>) {
  return <ExternalLink className={classOf(look, className)} {...link} />
}

/** Buttons side by side; on a narrow phone they fill the width. */
export function Buttons({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn('flex flex-wrap gap-3 max-[30rem]:gap-2 *:max-[30rem]:flex-auto print:hidden', className)}
    >
      {children}
    </div>
  )
}
