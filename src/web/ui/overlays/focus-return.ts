/** What has a name of its own, so that a reader hears where they are. */
const regions = 'section[aria-label], section[aria-labelledby], aside, form[aria-label], dialog, main'

/** Taken away, or made unfit by what happened meanwhile: the next key would begin at the top of the page. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected || element.matches(':disabled')

function regionsAround(element: Element): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(regions)
  return region ? [region, ...regionsAround(region)] : []
}

/**
 * Remembers who has the focus. What it gives hands the focus back to them; where they are gone or can't have it, to the
 * nearest part of the page around them. The browser's dialog does the first alone, and gives up where that fails.
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
  // What closes a dialog may take away its opener in the same breath.
  return () => queueMicrotask(giveBack)
}
