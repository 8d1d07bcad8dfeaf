import * as Radix from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react'

export {
  CheckboxItem,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
} from '@radix-ui/react-dropdown-menu'

interface MenuSurfaceProps {
  button: RefObject<HTMLButtonElement | null>
  labelledBy: string
  id: string
  open: boolean
  byKeys: boolean
  onOpenChange: (open: boolean) => void
  align: 'start' | 'end'
  children: ReactNode
}

/** Not modal, so the page behind keeps scrolling; rendered in place, so it stays in its landmark and theme. */
export function MenuSurface({
  button,
  labelledBy,
  id,
  open,
  byKeys,
  onOpenChange,
  align,
  children,
}: MenuSurfaceProps) {
  function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!byKeys || target !== currentTarget) return
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Stand button={button} />
      </Radix.Trigger>
      <Radix.Content
        id={id}
        aria-labelledby={labelledBy}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onFocus={focusFirst}
        // The button's own click closes it; closing here too would reopen it.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
        }}
        className="z-40 max-w-[calc(100vw-1rem)] min-w-56 rounded-panel border border-line bg-paper p-1.5 text-ink shadow-float transition duration-150 starting:-translate-y-1 starting:opacity-0"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** The button was there before the kit loaded: it stays the same element, and only its position is passed on. */
function Stand({
  button,
  ref,
}: {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLButtonElement>
}) {
  useImperativeHandle(ref, () => button.current!, [button])
  return null
}
