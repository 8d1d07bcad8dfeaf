import { createParser } from 'eventsource-parser'
import { liveHeartbeatMs, livePath, type LiveMessage } from '#platform/common/live.ts'
import { syncServerTime } from '../session/auth-store.ts'
import { problemFrom } from '../session/problem.ts'
import { endedByServer } from '../session/sign-out.ts'
import { trackRequest } from '../session/pending-requests.ts'

interface StreamOptions {
  /** Called at every attempt. */
  wanted: () => Promise<{ topics: string[]; token: string | null }>
  onMessage: (message: LiveMessage) => void
  onOpen: (topics: string[]) => void
  onBeat?: () => void
}

/** Milliseconds of silence after which a stream is dead. */
const maxSilence = 3 * liveHeartbeatMs
/** A slow connection takes longer to start. */
const maxStart = 15_000
const minWait = 1_000
const maxWait = 10_000
const settling = 100

/** Reconnects automatically and follows changes of topics. */
export class LiveStream {
  readonly #options: StreamOptions
  #current: AbortController | null = null
  #asked = ''
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  /** True if the wanted topics may have changed since they were read. */
  #is_behind = false

  constructor(options: StreamOptions) {
    this.#options = options
  }

  /** Several simultaneous changes open one stream. */
  refresh(): void {
    this.#is_behind = true
    this.#openIn(settling)
  }

  retryNow(): void {
    if (!this.#current) this.#openIn(0)
  }

  /** After a lost connection, an open stream may be dead without an error. */
  reopen(): void {
    const before = this.#current
    this.#current = null
    this.#openIn(0)
    before?.abort()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#current?.abort()
    this.#current = null
  }

  #openIn(wait: number): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#open(), wait)
  }

  async #open(): Promise<void> {
    const { topics, token } = await this.#options.wanted()
    if (this.#stopped) return
    this.#is_behind = false
    const subscription = `${topics.join(',')} ${token}`
    const before = this.#current
    if (before && subscription === this.#asked) return
    this.#asked = subscription
    if (topics.length === 0) {
      before?.abort()
      this.#current = null
      return
    }
    const connection = new AbortController()
    this.#current = connection
    // The old stream continues until this one sends something, so that changing topics loses no
    // message.
    const wait = await this.#read(connection, topics, token, () => before?.abort())
    before?.abort()
    if (this.#current !== connection || this.#stopped) return
    this.#current = null
    this.#failures += 1
    this.#openIn(wait ?? pause(this.#failures))
  }

  /**
   * Resolves when the stream ends.
   * @returns the server's requested delay, if any
   */
  async #read(connection: AbortController, topics: string[], token: string | null, onFirst: () => void) {
    const { signal } = connection
    let silence: ReturnType<typeof setTimeout> | undefined
    const resetSilence = (longest = maxSilence) => {
      clearTimeout(silence)
      silence = setTimeout(() => connection.abort(), longest)
    }
    try {
      resetSilence(maxStart)
      const begun = Date.now()
      const answer = fetch(`/api${livePath}?topics=${topics.join(',')}`, {
        headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
        cache: 'no-store',
        signal,
      })
      const response = await trackRequest(answer)
      if (!response.ok || !response.body) return await this.#refused(response, token)
      const decoder = new TextDecoder()
      let isOpen = false
      /** The server has lost its database. */
      let isStale = false
      // While waiting for other topics, the old ones continue, but not every part of the page is
      // live.
      const hasAll = () => this.#current === connection && !this.#is_behind
      const beat = () => isOpen && !isStale && !signal.aborted && hasAll() && this.#options.onBeat?.()
      const onEvent = ({ data }: { data: string }) => {
        const message: LiveMessage = JSON.parse(data)
        if (message.kind === 'hello') {
          syncServerTime(message.server_time, isOpen ? Date.now() : (begun + Date.now()) / 2)
          isOpen = true
          this.#failures = 0
          onFirst()
          this.#options.onOpen(topics)
        } else if (message.kind === 'session_ended') {
          if (token) endedByServer(token)
        } else {
          this.#options.onMessage(message)
        }
      }
      const onComment = (comment: string) => void (isStale = comment === 'stale')
      const parser = createParser({ onEvent, onComment })
      const reader = response.body.getReader()
      for (let step = await reader.read(); !step.done; step = await reader.read()) {
        resetSilence()
        parser.feed(decoder.decode(step.value, { stream: true }))
        beat()
      }
    } catch {
      // Ended by the network or by us, the stream is over.
    } finally {
      clearTimeout(silence)
    }
    return null
  }

  async #refused(response: Response, token: string | null): Promise<number | null> {
    const problem = problemFrom(response.status, await response.json().catch(() => null))
    if (problem.key === 'logout_user' && token) endedByServer(token)
    return problem.retry_after_s ? problem.retry_after_s * 1000 : null
  }
}

/** Exponential backoff with jitter, so that clients don't reconnect all at once. */
function pause(failures: number): number {
  const most = Math.min(maxWait, minWait * 2 ** (failures - 1))
  return most * (0.5 + Math.random() / 2)
}
