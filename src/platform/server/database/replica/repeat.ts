import { setTimeout as pause } from 'node:timers/promises'

export interface Repeated {
  start: () => void
  /** Soon instead of at the next regular time. */
  hurry: () => void
  stop: () => Promise<void>
}

/** Runs again and again, never twice at once. What it throws is left to the next time. */
export function repeat(work: () => Promise<void>, { everyMs = 500, soonestMs = 100 } = {}): Repeated {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let wake = Promise.withResolvers<void>()

  async function run() {
    while (!stopping.signal.aborted) {
      await work().catch(() => undefined)
      const woken = new AbortController()
      await pause(soonestMs, undefined, { ref: false })
      const { promise } = wake
      await Promise.race([
        promise,
        pause(everyMs - soonestMs, undefined, { ref: false, signal: woken.signal }).catch(() => undefined),
      ])
      woken.abort()
      wake = Promise.withResolvers<void>()
    }
  }

  return {
    start: () => void (running ??= run()),
    hurry: () => wake.resolve(),
    async stop() {
      stopping.abort()
      wake.resolve()
      await running
    },
  }
}
