/** Open dialogs, the topmost last. */
const opened: HTMLDialogElement[] = []
let layer: HTMLElement | null = null

/** Above everything, inside the topmost dialog: outside it toasts would be inert. */
export function toastLayer(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div')
    layer.popover = 'manual'
    layer.className = 'toast-layer'
  }
  raise(layer)
  return layer
}

/**
 * Called by an opening dialog.
 * @returns a function to call before it's removed
 */
export function raiseToastsAbove(dialog: HTMLDialogElement): () => void {
  opened.push(dialog)
  if (layer) raise(layer)
  return () => {
    opened.splice(opened.indexOf(dialog), 1)
    if (layer) raise(layer)
  }
}

function raise(element: HTMLElement) {
  const place = opened.at(-1) ?? document.body
  if (element.parentElement !== place) place.append(element)
  if (!element.matches(':popover-open')) element.showPopover()
}
