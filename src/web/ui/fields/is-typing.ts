/** Whether a letter is meant for a field or a shortcut of the browser. */
export function isForField({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  const element = target instanceof HTMLElement ? target : null
  return (
    element?.isContentEditable === true || element?.closest('input, textarea, select, [role="menu"]') != null
  )
}

/** Whether a letter is meant for a field, a shortcut of the browser, or an open dialog, and not for the page. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isForField(event) || document.querySelector('dialog[open]') !== null
