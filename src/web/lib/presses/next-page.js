// Runs in the head, before what holds presses: where somebody asked to go, and the bar while anything
// is under way.
;(function (w, d) {
  const key = 'asked_page'
  // Code of the next page that does not come makes the router load this one again: where to is not to be lost.
  let asked = null
  let begun = 0
  const pathOf = ({ pathname, search }) => pathname + search
  const loaded = pathOf(findLoaded())
  let isLeaving = false

  followAsked()
  loadGoneTo()
  addEventListener('popstate', loadGoneTo)

  /** Only a page that is loaded again has others of the same document behind it, and somebody may be there by now. */
  function findLoaded() {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && /^(reload|back_forward)$/.test(entry.type) ? new URL(entry.name) : location
  }

  /** Until the router listens, a way back within the document changes the address alone. */
  function loadGoneTo() {
    if (isLeaving || pathOf(location) === loaded) return
    isLeaving = true
    location.reload()
  }

  /** The page was loaded again in the place of one that was asked for. */
  function followAsked() {
    try {
      const before = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      const [entry] = performance.getEntriesByType('navigation')
      if (before && entry && entry.type === 'reload') location.replace(new URL(before, location.origin))
    } catch {}
  }

  addEventListener('pagehide', () => {
    try {
      if (asked) sessionStorage.setItem(key, asked)
    } catch {}
  })

  function showBar() {
    d.documentElement.toggleAttribute(
      'data-under-way',
      begun > 0 || d.querySelector('[data-pressed]') !== null,
    )
  }

  w.nextPage = {
    /** Remembers an address of Hoko as a path, as offline.html reads it; null once it has been reached or given up. */
    ask(address) {
      const { origin, pathname, search, hash } = new URL(address || '', location.href)
      asked = address && origin === location.origin ? pathname + search + hash : null
    },
    /** What this page was loaded for is no longer asked for: nothing is to take it over. */
    isLeaving: () => isLeaving,
    leaveToRouter: () => removeEventListener('popstate', loadGoneTo),
    isUnderWay: () => begun > 0,
    showBar,
    /** Something is under way until what is answered is called. */
    begin() {
      let isOver = false
      begun += 1
      showBar()
      return () => {
        if (isOver) return
        isOver = true
        begun -= 1
        showBar()
      }
    },
  }
})(window, document)
