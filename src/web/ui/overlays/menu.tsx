import { Link } from 'react-router'
import { Check, type LucideIcon } from 'lucide-react'
import {
  cloneElement,
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../classes.ts'
import { notify } from './toast.tsx'
import * as t from './texts.ts'

type Kit = typeof import('./menu-kit.tsx')

interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'end'
  children: ReactNode
}

export const itemLook = joinClasses(
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm outline-none select-none',
  'data-highlighted:bg-pounamu-wash data-highlighted:text-pounamu-deep data-disabled:opacity-50',
)

let known: Kit | null = null

async function fetchKit(): Promise<Kit> {
  known ??= await import('./menu-kit.tsx')
  return known
}

interface OpenKit extends Kit {
  giveFocusBack: () => void
}

const KitContext = createContext<OpenKit | null>(null)

/** Menus render when they are open, and by then the kit is loaded. */
export function useKit(): OpenKit {
  const kit = use(KitContext)
  if (!kit) throw new Error('This stands in a Menu.')
  return kit
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [kit, setKit] = useState(known)
  const [opened, setOpened] = useState<'by pointer' | 'by keys' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [given, surface] = [useId(), useId()]
  const label = trigger.props.id ?? given

  function prepare() {
    if (!kit) void fetchKit().then(setKit, () => undefined)
  }

  async function open(how: 'by pointer' | 'by keys') {
    setOpened(how)
    try {
      setKit(await fetchKit())
    } catch {
      setOpened(null)
      notify.error(t.that_menu_didnt_open(), { description: t.check_your_connection_and_try_again() })
    }
  }

  function press({ detail }: MouseEvent) {
    if (opened) setOpened(null)
    else void open(detail === 0 ? 'by keys' : 'by pointer')
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open('by keys')
  }

  const giveFocusBack = () => button.current?.focus({ preventScroll: true })
  const isOpen = kit !== null && opened !== null
  const isComing = kit === null && opened !== null
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: label,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? surface : undefined,
        ...(isComing && { 'aria-busy': true, 'data-pressed': '' }),
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: press,
        onKeyDown: pressKey,
      })}
      {kit && (
        <KitContext value={{ ...kit, giveFocusBack }}>
          <kit.MenuSurface
            button={button}
            labelledBy={label}
            id={surface}
            open={isOpen}
            byKeys={opened === 'by keys'}
            onOpenChange={(isStill) => !isStill && setOpened(null)}
            align={align}
          >
            {children}
          </kit.MenuSurface>
        </KitContext>
      )}
    </>
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
  const { Item, giveFocusBack } = useKit()
  // Before the action: a dialog that it opens would restore the focus to this entry, which is gone by then.
  function select() {
    giveFocusBack()
    onSelect()
  }
  return (
    <Item
      onSelect={select}
      disabled={disabled}
      className={joinClasses(
        itemLook,
        danger && 'text-pohutukawa data-highlighted:bg-pohutukawa-wash data-highlighted:text-pohutukawa-deep',
      )}
    >
      <Face {...face} />
    </Item>
  )
}

export function MenuLink({ to, wideOnly = false, ...face }: ItemProps & { to: string; wideOnly?: boolean }) {
  const { Item } = useKit()
  return (
    <Item asChild>
      <Link to={to} className={joinClasses(itemLook, wideOnly && 'max-lg:hidden')}>
        <Face {...face} />
      </Link>
    </Item>
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
  const { RadioGroup, RadioItem, ItemIndicator } = useKit()
  function choose(next: string) {
    const option = options.find((one) => one.value === next)
    if (option) onChange(option.value)
  }
  return (
    <RadioGroup value={value} onValueChange={choose}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          className={joinClasses(itemLook, 'justify-between')}
        >
          {option.label}
          <ItemIndicator>
            <Check aria-hidden size={16} strokeWidth={1.75} />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useKit()
  return <Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{children}</Label>
}

export function MenuSeparator() {
  const { Separator } = useKit()
  return <Separator className="mx-3 my-1.5 h-px bg-line" />
}
