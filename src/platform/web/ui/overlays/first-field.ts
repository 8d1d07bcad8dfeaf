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
export function focusFirstField(dialog: HTMLDialogElement, isAwaited: boolean): () => void {
  const find = () => [...dialog.querySelectorAll<HTMLElement>(fields)].find((one) => one.checkVisibility())
  const focus = (field: HTMLElement | undefined) => {
    if (field && !bringsKeyboard(dialog, field)) field.focus()
  }
  const field = find()
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
