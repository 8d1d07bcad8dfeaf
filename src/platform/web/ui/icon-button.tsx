import { Heart } from 'lucide-react'
import type { ComponentProps, ComponentType, PointerEvent } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './classes.ts'
import { Counter } from './facts/counter.tsx'

interface IconButtonVariant {
  icon: ComponentType<{ size: number; strokeWidth: number; className?: string | undefined }>
  label: string
  kind?: 'plain' | 'outlined' | 'on-picture'
  filled?: boolean
  count?: number
}

const kinds = {
  plain: 'icon-plain',
  outlined: 'icon-outlined',
  'on-picture': 'icon-on-picture',
}

function iconButtonStyle(kind: NonNullable<IconButtonVariant['kind']>): string {
  // Its `after` extends the touch target to 44 px.
  return joinClasses('icon-button', kinds[kind])
}

function Face({ icon: Icon, kind, filled, count = 0 }: IconButtonVariant) {
  const hot = kind === 'on-picture' ? 'fill-lens-hot text-lens-hot' : 'fill-pohutukawa text-pohutukawa'
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} className={filled ? hot : undefined} />
      {count > 0 && (
        <span aria-hidden className="absolute top-0 -right-0.5">
          <Counter count={count} solid />
        </span>
      )}
    </>
  )
}

function addTooltip({ currentTarget }: PointerEvent<HTMLButtonElement>) {
  currentTarget.title = currentTarget.ariaLabel ?? ''
}

export function IconButton({
  icon,
  label,
  kind = 'plain',
  filled,
  count,
  type = 'button',
  ...rest
}: IconButtonVariant & ComponentProps<'button'>) {
  // A page has dozens on pictures, with labels as long as titles.
  const tooltip = kind === 'on-picture' ? { onPointerEnter: addTooltip } : { title: label }
  return (
    <button {...rest} {...tooltip} type={type} aria-label={label} className={iconButtonStyle(kind)}>
      <Face icon={icon} label={label} kind={kind} filled={filled} count={count} />
    </button>
  )
}

export function IconLink({
  icon,
  label,
  kind = 'plain',
  filled,
  count,
  to,
  onClick,
}: IconButtonVariant & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} onClick={onClick} aria-label={label} title={label} className={iconButtonStyle(kind)}>
      <Face icon={icon} label={label} kind={kind} filled={filled} count={count} />
    </Link>
  )
}

/** Links to a file. */
export function IconAnchor({
  icon,
  label,
  kind = 'plain',
  filled,
  count,
  ...rest
}: IconButtonVariant & ComponentProps<'a'>) {
  return (
    <a {...rest} aria-label={label} title={label} className={iconButtonStyle(kind)}>
      <Face icon={icon} label={label} kind={kind} filled={filled} count={count} />
    </a>
  )
}

interface HeartIconProps {
  size: number
  className?: string | undefined
}

/** The root renders the drawing once, since a page has about two dozen hearts. */
export const HeartDrawing = () => (
  <svg aria-hidden className="hidden">
    <symbol id="heart" viewBox="0 0 24 24">
      <Heart size={24} strokeWidth="inherit" fill="inherit" />
    </symbol>
  </svg>
)

/** The default size, as on a card. */
const cardSize = 20

export function HeartIcon({ size, className }: HeartIconProps) {
  const own = size === cardSize ? undefined : size
  return (
    <svg aria-hidden width={own} height={own} className={joinClasses('heart', className)}>
      <use href="#heart" />
    </svg>
  )
}
