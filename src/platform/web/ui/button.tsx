import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './classes.ts'
import { Spinner } from './states/spinner.tsx'

export type ButtonKind = 'primary' | 'bid' | 'quiet' | 'danger' | 'ghost'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonVariant {
  kind?: ButtonKind
  size?: ButtonSize
  icon?: LucideIcon
  wide?: boolean
  className?: string
  children: ReactNode
}

const kinds: Record<ButtonKind, string> = {
  primary: 'button-primary',
  bid: 'bg-kowhai text-on-kowhai hover:bg-kowhai-deep',
  quiet: 'button-quiet',
  danger: 'bg-pohutukawa text-on-pohutukawa hover:bg-pohutukawa-deep',
  ghost: 'button-ghost',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-sm gap-1.5',
  medium: 'button-medium',
  large: 'h-12.5 px-6 text-base gap-2',
}

function buttonStyle({
  kind = 'primary',
  size = 'medium',
  wide,
  className,
}: Omit<ButtonVariant, 'children'>): string {
  return joinClasses('button', kinds[kind], sizes[size], wide ? 'w-full' : 'whitespace-nowrap', className)
}

/** A busy button keeps its label and focus, and ignores clicks. */
export function Button({
  kind,
  size,
  icon: Icon,
  wide,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonVariant & { busy?: boolean } & ComponentProps<'button'>) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonStyle({ kind, size, wide, className })}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      {children}
    </button>
  )
}

/** Tells whether the user may open a page: the admin hides links that a role can't open. */
export const MayOpen = createContext<(to: LinkProps['to']) => boolean>(() => true)

export function LinkButton({
  kind,
  size,
  icon: Icon,
  wide,
  className,
  children,
  ...rest
}: ButtonVariant & LinkProps) {
  if (!use(MayOpen)(rest.to)) return null
  return (
    <Link {...rest} className={buttonStyle({ kind, size, wide, className })}>
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      {children}
    </Link>
  )
}
