export interface Seen {
  /** Where the control stands, as the eye saw it. */
  x: number
  y: number
}

export interface Answer {
  hit: boolean
  /** From the finger to the first sign, in milliseconds; null while there is none. */
  sign_ms: number | null
}

/**
 * Runs in the page before anything else: tells when the control has been painted and some time has gone by, and notes
 * how soon a press on it was answered by a sign. What it notes outlives the page.
 */
export function watchPress({ target, delay_ms }: { target: string; delay_ms: number }) {
  const key = 'press-answer'
  const control = () =>
    [...document.querySelectorAll<HTMLElement>(target)].find(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0,
    )
  const tell = (answer: Answer) => localStorage.setItem(key, JSON.stringify(answer))
  const signs = () =>
    document.querySelectorAll('dialog[open],[role=menu],[data-pressed],[aria-busy=true]').length +
    (document.documentElement.hasAttribute('data-under-way') ? 1 : 0)
  const statesOf = (one: Element) =>
    ['aria-pressed', 'aria-expanded'].map((name) => one.getAttribute(name)).join()

  function onPress(event: PointerEvent) {
    if (!event.isTrusted) return
    window.removeEventListener('pointerdown', onPress, true)
    const pressed = control()
    const hit = pressed !== undefined && event.target instanceof Node && pressed.contains(event.target)
    const before = pressed ? statesOf(pressed) : ''
    const count = signs()
    tell({ hit, sign_ms: null })
    const look = () => {
      const now = control()
      if (signs() <= count && (!now || statesOf(now) === before)) return
      tell({ hit, sign_ms: performance.now() - event.timeStamp })
      watch.disconnect()
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { subtree: true, attributes: true, childList: true })
    queueMicrotask(look)
  }

  function wait() {
    const one = control()
    if (!one) return requestAnimationFrame(wait)
    return requestAnimationFrame(() => setTimeout(announce, delay_ms))
  }

  function announce() {
    const one = control()
    one?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = one!.getBoundingClientRect()
    const { seenControl } = window as unknown as { seenControl: (seen: Seen) => void }
    seenControl({ x: left + width / 2, y: top + height / 2 })
  }

  if (sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, 'watched')
  window.addEventListener('pointerdown', onPress, true)
  requestAnimationFrame(wait)
}
