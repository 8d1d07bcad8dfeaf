import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { joinClasses } from '../classes.ts'

const frame =
  'inline-flex h-9 items-center justify-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors'
const resting = 'border-line-strong bg-paper text-ink hover:border-control-line hover:bg-sunk'
const selectedStyle = 'border-pounamu bg-pounamu-wash font-semibold text-pounamu-deep'

export function Chip({
  chosen = false,
  className,
  ...rest
}: { chosen?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={chosen}
      className={joinClasses(frame, chosen ? selectedStyle : resting, className)}
    />
  )
}

export function ChipLink({ chosen = false, ...rest }: { chosen?: boolean } & LinkProps) {
  return (
    <Link
      {...rest}
      aria-current={chosen || undefined}
      className={joinClasses(frame, chosen ? selectedStyle : resting)}
    />
  )
}

/** A link to the same list without the filter, so that it works without JavaScript. */
export function RemovableChip({
  label,
  children,
  ...rest
}: { label: string; children: ReactNode } & Omit<
  LinkProps,
  'aria-label' | 'className' | 'preventScrollReset'
>) {
  return (
    <Link
      {...rest}
      preventScrollReset
      aria-label={label}
      className={joinClasses(
        frame,
        'border-transparent bg-pounamu-wash font-semibold text-pounamu-deep hover:border-pounamu',
      )}
    >
      {children}
      <X aria-hidden size={16} strokeWidth={1.75} />
    </Link>
  )
}
