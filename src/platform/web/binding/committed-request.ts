import { must } from '#platform/common/must.ts'
import { type CallProblem, findProblem } from '../session/problem.ts'
import {
  type BindingEvent,
  type BindingState,
  idle,
  isUnderWay,
  retainsKey,
  nextStep,
} from './binding-steps.ts'

/** A refusal by the server itself; after any other failure the call may have arrived. */
function isApiRefusal(error: unknown, key?: CallProblem['key']): boolean {
  const problem = findProblem(error)
  if (!problem) return false
  const isRefused = (problem.status >= 400 && problem.status < 500) || problem.key === 'maintenance'
  if (!isRefused) return false
  return key === undefined || problem.key === key
}

export interface BindingWork<Reply> {
  /** Runs before the call, such as confirming a ticked box. False stops the call. */
  prepare: () => Promise<boolean>
  call: (key: string, signal: AbortSignal) => Promise<Reply>
}

interface BindingMeans {
  /** Requests the outcome for a key; `withdraw` cancels the call if it has none yet. */
  settle: (
    key: string,
    withdraw: boolean,
    signal: AbortSignal,
  ) => Promise<'answered' | 'unanswered' | 'withdrawn'>
  isOnline: () => boolean
  newKey: () => string
}

export type BindingOutcome<Reply> =
  | { kind: 'done'; reply: Reply; cancelRequested: boolean }
  | { kind: 'refused'; error: unknown }
  | { kind: 'stopped' }
  /** It was never sent and can still be sent. */
  | { kind: 'held' }

export interface BindingView extends BindingState {
  error: unknown
}

/** Milliseconds before the person sees a message. */
export const patienceMs = 5_000
/** A call that hangs this long while the server is reachable is abandoned. */
const maxCallMs = 25_000
const betweenQuestionsMs = 2_000
/**
 * Leaving the site rejects the call although it still arrives: requesting its outcome at once would
 * withdraw it.
 */
const leavingMs = 250
const maxQuestionMs = 4_000

/** One promise from the click to the outcome, whatever happens to the connection. */
export class CommittedRequest<Reply> {
  readonly #means: BindingMeans
  readonly #onChange: (view: BindingView) => void
  #state: BindingState = idle
  #error: unknown = null
  #reply: { value: Reply } | null = null
  #key = ''
  #work: BindingWork<Reply> | null = null
  #round = 0
  #call = new AbortController()
  #question = new AbortController()
  #timers: ReturnType<typeof setTimeout>[] = []
  #ends: ((outcome: BindingOutcome<Reply>) => void)[] = []

  constructor(means: BindingMeans, onChange: (view: BindingView) => void) {
    this.#means = means
    this.#onChange = onChange
  }

  /** @returns the outcome; undefined while it's retried */
  send(work: BindingWork<Reply>): Promise<BindingOutcome<Reply>> {
    this.#work = work
    return new Promise((resolve) => {
      this.#ends.push(resolve)
      this.press()
    })
  }

  press(): void {
    const retainsIt = retainsKey(this.#state)
    const before = this.#state
    this.#happen({ kind: 'press', online: this.#means.isOnline() })
    if (this.#state === before || this.#state.step !== 'sending') return
    if (!retainsIt) this.#key = this.#means.newKey()
    void this.#run()
  }

  /** @returns true if there is nothing to wait for */
  back(): boolean {
    this.#happen({ kind: 'back' })
    if (this.#state.step !== 'stopping') return true
    this.#call.abort()
    this.#question.abort()
    void this.#ask()
    return false
  }

  /** A call that never reached the server can be made again as a new one. */
  comeBackOnline(): void {
    this.#happen({ kind: 'online' })
  }

  #happen(event: BindingEvent): void {
    const before = this.#state
    this.#state = nextStep(before, event)
    if (this.#state === before) return
    if (this.#state.step === 'sending') this.#error = null
    this.#onChange({ ...this.#state, error: this.#error })
    if (isUnderWay(before) && !isUnderWay(this.#state)) this.#rest()
    this.#end()
  }

  #end(): void {
    const { step, cancelRequested } = this.#state
    const outcome: BindingOutcome<Reply> | null =
      step === 'done' && this.#reply
        ? { kind: 'done', reply: this.#reply.value, cancelRequested }
        : step === 'refused'
          ? { kind: 'refused', error: this.#error }
          : step === 'stopped'
            ? { kind: 'stopped' }
            : step === 'idle'
              ? { kind: 'held' }
              : null
    if (outcome) for (const end of this.#ends.splice(0)) end(outcome)
  }

  #rest(): void {
    this.#round += 1
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    this.#call.abort()
    this.#question.abort()
  }

  async #run(): Promise<void> {
    this.#rest()
    const round = this.#round
    this.#call = new AbortController()
    this.#later(patienceMs, () => {
      this.#happen({ kind: 'slow' })
      void this.#ask()
    })
    this.#later(maxCallMs, () => this.#call.abort())
    try {
      if (!(await must(this.#work, 'work').prepare())) {
        if (round === this.#round) this.#happen({ kind: 'unprepared', online: true })
        return
      }
    } catch (error) {
      if (round === this.#round) this.#failBefore(error)
      return
    }
    if (round === this.#round) await this.#callOnce(round)
  }

  async #callOnce(round: number): Promise<void> {
    // A cancelled call sends nothing more.
    if (this.#state.step === 'stopping') return
    try {
      const value = await must(this.#work, 'work').call(this.#key, this.#call.signal)
      if (round !== this.#round) return
      this.#reply = { value }
      this.#happen({ kind: 'answered' })
    } catch (error) {
      if (round !== this.#round) return
      if (isApiRefusal(error)) return this.#refuse(error)
      this.#happen({ kind: 'cut' })
      this.#later(leavingMs, () => void this.#ask())
    }
  }

  #failBefore(error: unknown): void {
    if (isApiRefusal(error)) this.#refuse(error)
    else this.#happen({ kind: 'unprepared', online: false })
  }

  #refuse(error: unknown): void {
    this.#error = error
    if (isApiRefusal(error, 'request_withdrawn')) this.#happen({ kind: 'outcome', outcome: 'withdrawn' })
    else this.#happen({ kind: 'refused' })
  }

  /**
   * Requests the outcome by key until it's known; withdraws once no one waits for the call itself.
   */
  async #ask(): Promise<void> {
    const { step, isCut } = this.#state
    if (step !== 'checking' && step !== 'stopping') return
    const round = this.#round
    this.#question.abort()
    const question = new AbortController()
    this.#question = question
    const limit = setTimeout(() => question.abort(), maxQuestionMs)
    try {
      const outcome = await this.#means.settle(this.#key, isCut || step === 'stopping', question.signal)
      if (round !== this.#round || this.#question !== question) return
      this.#happen({ kind: 'outcome', outcome })
      if (outcome === 'answered') return await this.#hearAnswer(round)
    } catch (error) {
      if (round !== this.#round || this.#question !== question) return
      if (isApiRefusal(error) && !isApiRefusal(error, 'rate_limited')) return this.#refuse(error)
      this.#happen({ kind: 'unreached' })
    } finally {
      clearTimeout(limit)
    }
    if (isUnderWay(this.#state)) this.#later(betweenQuestionsMs, () => void this.#ask())
  }

  /** It took effect: repeating the call under its key returns the reply. */
  async #hearAnswer(round: number): Promise<void> {
    const call = new AbortController()
    const limit = setTimeout(() => call.abort(), maxQuestionMs)
    try {
      const value = await must(this.#work, 'work').call(this.#key, call.signal)
      if (round !== this.#round) return
      this.#reply = { value }
      this.#happen({ kind: 'answered' })
    } catch (error) {
      if (round !== this.#round) return
      if (isApiRefusal(error)) return this.#refuse(error)
      this.#happen({ kind: 'unreached' })
      this.#later(betweenQuestionsMs, () => void this.#ask())
    } finally {
      clearTimeout(limit)
    }
  }

  #later(wait: number, act: () => void): void {
    this.#timers.push(setTimeout(act, wait))
  }
}
