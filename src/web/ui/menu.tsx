import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

interface MenuProps {
  /** One button; it is what opens the menu. */
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

const itemLook = classes(
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm outline-none select-none',
  'data-highlighted:bg-pounamu-wash data-highlighted:text-pounamu-deep data-disabled:opacity-50',
)

/** Not modal, so the page behind keeps scrolling; drawn in place, so it stays in its landmark and its theme. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 max-w-[calc(100vw-1rem)] min-w-56 rounded-panel border border-line bg-paper p-1.5 text-ink shadow-float transition duration-150 starting:-translate-y-1 starting:opacity-0"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

interface ItemProps {
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
  children: ReactNode
}

function Face({ icon: Icon, children }: ItemProps) {
  return (
    <>
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      {children}
    </>
  )
}

export function MenuItem({ onSelect, danger, disabled, ...face }: ItemProps & { onSelect: () => void }) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classes(
        itemLook,
        danger && 'text-pohutukawa data-highlighted:bg-pohutukawa-wash data-highlighted:text-pohutukawa-deep',
      )}
    >
      <Face {...face} />
    </Radix.Item>
  )
}

export function MenuLink({ to, ...face }: ItemProps & { to: string }) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={itemLook}>
        <Face {...face} />
      </Link>
    </Radix.Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  function choose(next: string) {
    const option = options.find((one) => one.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Radix.RadioGroup value={value} onValueChange={choose}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={classes(itemLook, 'justify-between')}
        >
          {option.label}
          <Radix.ItemIndicator>
            <Check aria-hidden size={16} strokeWidth={1.75} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />
}
