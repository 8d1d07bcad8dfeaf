import { Link } from 'react-router'
import { Check, type LucideIcon } from 'lucide-react'
import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../classes.ts'

interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'end'
  children: ReactNode
}

const itemStyle = joinClasses(
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left text-sm outline-none select-none',
  'focus:bg-pounamu-wash focus:text-pounamu-deep disabled:opacity-50',
)

const placeOf = {
  start: '[position-area:bottom_span-right] supports-[position-area:bottom]:mr-2',
  end: '[position-area:bottom_span-left] supports-[position-area:bottom]:ml-2',
}

const typingMs = 1_000

/**
 * A native popover: it opens above everything, closes on Escape and restores the focus. It covers
 * the window, so that an outside click only closes it. Browsers without anchor positioning centre
 * the menu.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [byKeys, setByKeys] = useState(false)
  const pressKey = useItemKeys()
  const [given, id] = [useId(), useId()]
  const label = trigger.props.id ?? given

  function press({ detail, currentTarget }: MouseEvent<HTMLElement>) {
    setByKeys(detail === 0)
    // Safari doesn't focus a clicked button, and the popover restores the focus to the last focused
    // element.
    currentTarget.focus({ preventScroll: true })
  }

  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setByKeys(true)
    document.getElementById(id)?.showPopover()
  }

  function settle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    setOpen(newState === 'open')
    if (newState !== 'open') return
    const [first] = byKeys ? listItems(currentTarget) : []
    ;(first ?? currentTarget.querySelector<HTMLElement>('[role=menu]'))?.focus({ preventScroll: true })
  }

  /**
   * Closes before the item acts: a dialog that it opens would otherwise restore the focus to the
   * removed item.
   */
  function choose({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const role = findItem(target)?.role
    const isOutside = target === currentTarget
    if (isOutside || (role && role !== 'menuitemcheckbox')) currentTarget.hidePopover()
  }

  return (
    <>
      {cloneElement(trigger, {
        id: label,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        style: { ...trigger.props.style, anchorName: `--${id}` },
        onClick: press,
        onKeyDown: openByArrow,
      })}
      <div
        id={id}
        popover="auto"
        role="presentation"
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={settle}
        onKeyDown={pressKey}
        onPointerMove={focusHovered}
        // The focus stays in the menu, or the popover couldn't restore it.
        onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
        onClickCapture={choose}
        className="size-full overflow-clip border-0 bg-transparent p-0 text-ink"
      >
        <div
          role="menu"
          aria-labelledby={label}
          tabIndex={-1}
          style={{ positionAnchor: `--${id}` }}
          className={joinClasses(
            'fixed inset-0 m-auto h-fit max-h-[calc(100dvh-5rem)] w-fit max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto',
            'supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:my-1.5',
            '[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline,--scrolling]',
            'rounded-panel border border-line bg-paper p-1.5 shadow-float outline-none transition duration-150',
            'starting:-translate-y-1 starting:opacity-0',
            placeOf[align],
          )}
        >
          {isOpen && children}
        </div>
      </div>
    </>
  )
}

const item = '[role^=menuitem]:not(:disabled)'

const listItems = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(item)].filter((one) => one.checkVisibility())

const findItem = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>(item) : null

function focusHovered({ target, pointerType }: PointerEvent) {
  if (pointerType === 'mouse') findItem(target)?.focus({ preventScroll: true })
}

/** Arrow keys cycle, letters find the next item that begins with them, and Tab leaves the menu. */
function useItemKeys() {
  const typed = useRef({ text: '', at: -Infinity })

  function findByLetters(items: HTMLElement[], at: number, letter: string, now: number) {
    const goesOn = now - typed.current.at < typingMs
    const text = (goesOn ? typed.current.text : '') + letter.toLowerCase()
    typed.current = { text, at: now }
    const inOrder = [...items.slice(goesOn ? at : at + 1), ...items]
    return inOrder.find((one) => one.textContent.trim().toLowerCase().startsWith(text))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event
    const items = listItems(event.currentTarget)
    const at = items.findIndex((one) => one === document.activeElement)
    if (key === 'Tab') event.currentTarget.hidePopover()
    if (ctrlKey || metaKey || altKey) return
    // A link reacts only to Enter.
    if (key === ' ' && target instanceof HTMLAnchorElement) target.click()
    const steps: Record<string, HTMLElement | undefined> = {
      ArrowDown: items[(at + 1) % items.length],
      ArrowUp: items.at(Math.max(at, 0) - 1),
      Home: items[0],
      End: items.at(-1),
    }
    const next = key.length === 1 && key !== ' ' ? findByLetters(items, at, key, timeStamp) : steps[key]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
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
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onSelect}
      disabled={disabled}
      className={joinClasses(
        itemStyle,
        danger && 'text-pohutukawa focus:bg-pohutukawa-wash focus:text-pohutukawa-deep',
      )}
    >
      <Face {...face} />
    </button>
  )
}

export function MenuLink({ to, wideOnly = false, ...face }: ItemProps & { to: string; wideOnly?: boolean }) {
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      className={joinClasses(itemStyle, wideOnly && 'max-lg:hidden')}
    >
      <Face {...face} />
    </Link>
  )
}

interface MenuCheckProps {
  checked: boolean
  kind?: 'checkbox' | 'radio'
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** The menu stays open for further choices. */
export function MenuCheck({ checked, kind = 'checkbox', disabled, onChange, children }: MenuCheckProps) {
  return (
    <button
      type="button"
      role={`menuitem${kind}`}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={joinClasses(itemStyle, 'justify-between')}
    >
      {children}
      {checked && <Check aria-hidden size={16} strokeWidth={1.75} />}
    </button>
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
  return (
    <div role="group" aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <MenuCheck
          key={option.value}
          kind="radio"
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </MenuCheck>
      ))}
    </div>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-2 pb-1 text-xs text-ink-3">{children}</div>
}

export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />
}
