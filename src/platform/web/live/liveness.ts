import { liveHeartbeatMs } from '#platform/common/live.ts'

export const maxSilenceMs = 2 * liveHeartbeatMs + 500
/** The time allowed for the first message before the page counts as not live. */
const maxStartMs = 4_500
/** A timer this late means that the page slept: pending messages are read first. */
const suspendedMs = 1_000

export class Liveness {
  readonly #onChange: () => void
  #is_live = true
  #isWanted = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get isLive(): boolean {
    return this.#is_live
  }

  want(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return
    this.#isWanted = isWanted
    if (isWanted) this.#wait(maxStartMs)
    else this.#rest()
  }

  /** Called for any message, heartbeats included. */
  beat(): void {
    if (!this.#isWanted) return
    this.#set(true)
    this.#wait(maxSilenceMs)
  }

  lose(): void {
    if (!this.#isWanted) return
    clearTimeout(this.#timer)
    this.#set(false)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#set(true)
  }

  #wait(time: number): void {
    clearTimeout(this.#timer)
    const due = Date.now() + time
    this.#timer = setTimeout(() => {
      if (Date.now() - due > suspendedMs) this.#wait(suspendedMs)
      else this.#set(false)
    }, time)
  }

  #set(isLive: boolean): void {
    if (isLive === this.#is_live) return
    this.#is_live = isLive
    this.#onChange()
  }
}
