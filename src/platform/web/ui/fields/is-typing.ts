/** Typed into a field, or a browser shortcut. */
export function isForField({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  const element = target instanceof HTMLElement ? target : null
  return (
    element?.isContentEditable === true || element?.closest('input, textarea, select, [role="menu"]') != null
  )
}

/** Typed into a field or dialog, or a browser shortcut: not meant for the page. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isForField(event) || document.querySelector('dialog[open]') !== null
