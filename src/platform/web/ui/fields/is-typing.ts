/** True for typing in a field and for browser shortcuts. */
export function isForField({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  const element = target instanceof HTMLElement ? target : null
  return (
    element?.isContentEditable === true || element?.closest('input, textarea, select, [role="menu"]') != null
  )
}

/**
 * True for typing in a field or dialog and for browser shortcuts, which aren't meant for the page.
 */
export const isTyping = (event: KeyboardEvent): boolean =>
  isForField(event) || document.querySelector('dialog[open]') !== null
