export interface Seen {
  /** Where the control stands, as the eye saw it. */
  x: number
  y: number
}

export interface Answer {
  hit: boolean
  /** From the finger until the page heard of it: as long as something else kept it busy. */
  heard_ms: number
  /** From the finger until the first sign was there; null while there is none. */
  sign_ms: number | null
  /** From the finger until that was painted; null where the next page came first. */
  painted_ms: number | null
  /** What kept the page busy meanwhile: how long, and from which script and call. */
  busy: string[]
}

interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[]
}

export interface Watched {
  target: string
  /** What it must say, as a regular expression; all say ''. */
  words: string
  delay_ms: number
}

/**
 * Runs in the page before anything else: tells when the control has been painted and some time has gone by, and notes
 * how soon a press on it was answered by a sign, by the page's own clock. What it notes outlives the page.
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

  // What is looked at here costs the page time: nothing that has it laid out, and nothing is kept before the paint.
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
    // The browser's own figure for what a press changed at once: until the next paint.
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

  /** Long frames of which some part came after the finger. */
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
