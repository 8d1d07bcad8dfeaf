export interface Seen {
  x: number
  y: number
}

export interface Answer {
  hit: boolean
  /** From pointerdown until the page handles it; something else keeps it busy meanwhile. */
  heard_ms: number
  /** From pointerdown to the first sign; null without one. */
  sign_ms: number | null
  /** From pointerdown until the sign is painted; null if the next page came first. */
  painted_ms: number | null
  busy: string[]
}

interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[]
}

export interface Watched {
  target: string
  /** A regular expression for its text; '' matches all. */
  words: string
  delay_ms: number
}

/**
 * Runs in the page before anything else. Tells when the control is painted and `delay_ms` has passed, and notes by the
 * page's clock how soon a press shows a sign. The note survives a navigation.
 */
export function watchPress({ target, words, delay_ms }: Watched) {
  const key = 'press-answer'
  const control = () =>
    [...document.querySelectorAll<HTMLElement>(target)].find(
      (one) =>
        new RegExp(words).test(one.textContent.trim()) &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 0,
    )
  const answer: Answer = { hit: false, heard_ms: 0, sign_ms: null, painted_ms: null, busy: [] }
  const marks = 'dialog[open],[role=menu],[data-touched],[data-pressed],[aria-busy=true]'
  const signs = () =>
    document.querySelectorAll(marks).length +
    (document.documentElement.hasAttribute('data-under-way') ? 1 : 0)
  const statesOf = (one: Element) =>
    ['aria-pressed', 'aria-expanded'].map((name) => one.getAttribute(name)).join()

  // Measuring must cost little: it forces no layout and stores nothing before the paint.
  function onPress(event: PointerEvent) {
    if (!event.isTrusted) return
    window.removeEventListener('pointerdown', onPress, true)
    const since = (time = performance.now()) => time - event.timeStamp
    const pressed = event.target instanceof Element ? event.target.closest(target) : null
    const before = pressed ? statesOf(pressed) : ''
    const count = signs()
    const keep = () => localStorage.setItem(key, JSON.stringify(answer))
    Object.assign(answer, { hit: pressed !== null, heard_ms: since() })
    window.addEventListener('pagehide', keep)
    noteBusy(event.timeStamp)
    const look = () => {
      if (signs() <= count && (!pressed?.isConnected || statesOf(pressed) === before)) return
      watch.disconnect()
      answer.sign_ms = since()
      requestAnimationFrame(() => setTimeout(() => (answer.painted_ms ??= since())))
      setTimeout(keep, 1_000)
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { subtree: true, attributes: true, childList: true })
    queueMicrotask(look)
    // Event Timing's duration, up to the next paint, for what a press changes at once.
    new PerformanceObserver((list) => {
      for (const {
        name,
        startTime,
        processingEnd,
        duration,
      } of list.getEntries() as PerformanceEventTiming[]) {
        if (name !== 'pointerdown' || startTime !== event.timeStamp) continue
        if (answer.sign_ms !== null && answer.sign_ms <= since(processingEnd)) answer.painted_ms = duration
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  }

  function noteBusy(pressed_at: number) {
    new PerformanceObserver((list) => {
      for (const { startTime, duration, scripts } of list.getEntries() as LongFrame[]) {
        if (startTime + duration < pressed_at || answer.busy.length > 8) continue
        const calls = scripts.map(
          (one) =>
            `${Math.round(one.duration)} ms ${one.invoker} ${one.sourceURL.split('/').at(-1)}:${one.sourceFunctionName}`,
        )
        answer.busy.push(`${Math.round(startTime - pressed_at)}+${Math.round(duration)}: ${calls.join(', ')}`)
      }
    }).observe({ type: 'long-animation-frame', buffered: true })
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
  localStorage.removeItem(key)
  window.addEventListener('pointerdown', onPress, true)
  requestAnimationFrame(wait)
}
