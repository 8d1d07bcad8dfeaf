import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { reachableScroll } from '../layout/reachable-scroll.ts'
import { rememberFocus } from './focus-return.ts'
import { raiseToastsAbove } from './toast-layer.ts'
import * as t from '#platform/texts.ts'

/** The longest between the two clicks of a double click. */
const doubleClickMs = 500

/**
 * Called when a dialog opens or closes under the pointer: the second click of a double click was
 * meant for the previous content and must not reach the new one.
 */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', ignore, true)
  setTimeout(() => window.removeEventListener('click', ignore, true), doubleClickMs)
}

const hidden = '[type=hidden], [type=file], :disabled'
const fields = [
  `input:not(${hidden}, [type=radio])`,
  'input[type=radio]:checked:not(:disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
].join()

/**
 * A message beside a field doesn't count as a second field: an amount and its message belong
 * together.
 */
const choices = `input:not(${hidden}, [type=checkbox]), select:not(:disabled)`
const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=range])'

const isTouch = () => window.matchMedia('(pointer: coarse)').matches

/**
 * On touch devices a field opens the keyboard over half of the dialog, so only a dialog's single
 * field gets the focus.
 */
function bringsKeyboard(dialog: HTMLElement, field: HTMLElement): boolean {
  if (!field.matches(typed) || !isTouch()) return false
  return [...dialog.querySelectorAll<HTMLElement>(choices)].some(
    (one) => one !== field && one.checkVisibility(),
  )
}

/**
 * Focuses the first field once it's there; until then, and without one, the heading, so that the
 * dialog is read from its start. Does nothing once the focus has moved.
 */
function focusFirstField(dialog: HTMLDialogElement, isAwaited: boolean): () => void {
  const find = () => [...dialog.querySelectorAll<HTMLElement>(fields)].find((one) => one.checkVisibility())
  const focus = (field: HTMLElement | undefined) => {
    if (field && !bringsKeyboard(dialog, field)) field.focus()
  }
  const field = find()
  // Firefox focuses the first button instead of the heading.
  dialog.querySelector<HTMLElement>('h2')?.focus()
  focus(field)
  const begun = document.activeElement
  const changes = new MutationObserver(() => {
    const late = document.activeElement === begun ? find() : undefined
    focus(late)
    if (late || document.activeElement !== begun) changes.disconnect()
  })
  if (!field && isAwaited) changes.observe(dialog, { childList: true, subtree: true })
  return () => changes.disconnect()
}

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  shape?: 'panel' | 'sheet' | 'drawer'
  width?: 'narrow' | 'wide'
}

const shapes = {
  panel: 'm-auto w-[calc(100%-2rem)] rounded-panel max-h-[calc(100dvh-2rem)]',
  sheet: joinClasses(
    'mt-auto mb-0 mx-auto w-full max-w-none rounded-t-panel max-h-[90dvh] starting:open:translate-y-8',
    'sm:m-auto sm:w-[calc(100%-2rem)] sm:rounded-panel sm:starting:open:translate-y-2',
  ),
  drawer: 'my-0 mr-0 ml-auto h-dvh max-h-none w-full max-w-none starting:open:translate-x-8',
}

const heights = {
  panel: 'max-h-[calc(100dvh-2rem)]',
  sheet: 'max-h-[90dvh]',
  drawer: 'h-full',
}

const widths = {
  narrow: 'sm:max-w-md',
  wide: 'sm:max-w-3xl',
}

export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

/** A native `dialog`: it traps the focus, makes the page inert, and restores the focus on closing. */
function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  shape = 'panel',
  width = 'narrow',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const pressOutside = useEffectEvent(onClose)
  // A drawer is for reading, even if it has fields further down.
  const isForm = useEffectEvent(() => shape !== 'drawer')

  // Closing must come before the element is removed, or the browser can't restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const openedAt = performance.now()
    // The second click of a double click was meant for the opener.
    const press = (event: MouseEvent) =>
      event.target === element && performance.now() - openedAt > doubleClickMs && pressOutside()
    element.addEventListener('mousedown', press)
    const giveFocusBack = rememberFocus()
    element.showModal()
    ignoreSecondClick()
    const lower = raiseToastsAbove(element)
    const stopWaiting = focusFirstField(element, isForm())
    return () => {
      element.removeEventListener('mousedown', press)
      stopWaiting()
      lower()
      element.close()
      ignoreSecondClick()
      giveFocusBack()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      data-shape={shape}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      // React bubbles `cancel` from nested dialogs and file inputs.
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes it in any case; the page is notified and may reopen it.
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        event.currentTarget.showModal()
        onClose()
      }}
      className={joinClasses(
        'overflow-hidden bg-paper text-ink shadow-float transition duration-200 starting:open:opacity-0',
        'backdrop:bg-veil',
        shapes[shape],
        widths[width],
      )}
    >
      <div className={joinClasses('flex flex-col', heights[shape])}>
        <header className="flex items-start gap-3 px-5 pt-4">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className="heading min-w-0 flex-1 pt-1.5 text-lg wrap-anywhere outline-none"
          >
            {title}
          </h2>
          <IconButton icon={X} label={t.close()} onClick={onClose} />
        </header>
        <div ref={reachableScroll} className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
          {description && (
            <p id={`${id}-text`} className="max-w-prose text-sm text-ink-2">
              {description}
            </p>
          )}
          {children && <div className={description ? 'mt-4' : undefined}>{children}</div>}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}
