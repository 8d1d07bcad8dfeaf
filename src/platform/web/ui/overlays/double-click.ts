/** The longest between the two clicks of a double click. */
export const doubleClickMs = 500

/**
 * Called when a dialog opens or closes under the pointer: the second click of a double click was
 * meant for the previous content and must not reach the new one.
 */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', ignore, true)
  setTimeout(() => window.removeEventListener('click', ignore, true), doubleClickMs)
}
