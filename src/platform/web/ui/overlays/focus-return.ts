/** Named regions, so that a screen reader announces where the focus is. */
const regions = 'section[aria-label], section[aria-labelledby], aside, form[aria-label], dialog, main'

/** True if it was removed or disabled: the next key would start at the top of the page. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected || element.matches(':disabled')

function regionsAround(element: Element): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(regions)
  return region ? [region, ...regionsAround(region)] : []
}

/**
 * @returns a function that restores the focus to the same element or, where it's gone, to the nearest part of the page
 * around it. A native dialog only does the former.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement
  const around = opener ? regionsAround(opener) : []
  function giveBack() {
    if (isLost(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    for (const region of around) {
      if (!isLost(document.activeElement)) return
      if (!region.hasAttribute('tabindex')) region.tabIndex = -1
      region.focus({ preventScroll: true })
    }
  }
  // Closing a dialog may remove its opener in the same tick.
  return () => queueMicrotask(giveBack)
}
