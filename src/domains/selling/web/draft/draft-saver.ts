import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { keysOf, filterOf } from '#platform/common/records.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { problemsFrom, type SellProblems } from '../form/sell-check.ts'
import { changedFields, type DraftField, type DraftFields, getFields } from '../form/sell-values.ts'

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** Retried automatically. */
  | { kind: 'failed'; message: string }
  /** Another person or tab saved it meanwhile. */
  | { kind: 'conflict' }
  /** It's no longer a draft, or it was deleted. */
  | { kind: 'gone'; message: string }

export interface DraftServer {
  create: (fields: DraftFields) => Promise<OwnListing>
  update: (id: number, version: number, fields: DraftFields) => Promise<OwnListing>
  read: (id: number) => Promise<OwnListing>
}

interface Options {
  server: DraftServer
  start: { id: number; version: number; fields: DraftFields } | null
  /** Saves of an earlier page of this tab whose replies never came. */
  unconfirmed?: DraftFields[]
  onState: (state: SaveState) => void
  onProblems: (problems: SellProblems) => void
  onCreated: (id: number) => void
  /** Before each save is sent. */
  onSend?: (id: number | null, unconfirmed: DraftFields[]) => void
  pauseMs?: number
  retryMs?: number
}

const maxUnconfirmed = 10

/**
 * Keeps the server's draft in sync with the form: one call at a time, only changes, never over
 * another person's work. `flush` returns whether everything that could be saved is saved.
 */
export class DraftSaver {
  readonly #options: Required<Options>
  #kept: Options['start']
  #wanted: DraftFields | null = null
  #refused: DraftFields = {}
  /** The server may have them, so a newer version with their values is ours. */
  #unconfirmed: DraftFields[]
  #running: Promise<void> | null = null
  #isStuck = false
  #hasFailed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = { unconfirmed: [], onSend: () => {}, pauseMs: 800, retryMs: 5000, ...options }
    this.#kept = options.start
    this.#unconfirmed = this.#options.unconfirmed
  }

  get id(): number | null {
    return this.#kept?.id ?? null
  }

  get version(): number | null {
    return this.#kept?.version ?? null
  }

  get unconfirmed(): DraftFields[] {
    return this.#unconfirmed
  }

  change(fields: DraftFields): void {
    this.#wanted = fields
    if (this.#isStuck) return
    if (!this.#hasFailed && this.#isDue()) this.#options.onState({ kind: 'saving' })
    this.#saveAfter(this.#options.pauseMs)
  }

  async flush(): Promise<boolean> {
    await this.#running
    await this.#save()
    // Values typed meanwhile, or left over after one field was refused.
    if (!this.#hasFailed) await this.#save()
    return this.#kept !== null && !this.#isStuck && !this.#isDue()
  }

  /** After a conflict: overwrites the other version. */
  async takeOver(): Promise<void> {
    if (!this.#kept) return
    const own = await this.#options.server.read(this.#kept.id)
    this.#kept = { id: own.id, version: own.version, fields: getFields(own) }
    this.#isStuck = false
    await this.#save()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #findDue(): DraftFields {
    if (!this.#wanted) return {}
    const changed = this.#kept ? changedFields(this.#kept.fields, this.#wanted) : this.#wanted
    return filterOf(changed, (name, value) => !this.#isRefused(name, value))
  }

  #isDue(): boolean {
    return Object.keys(this.#findDue()).length > 0
  }

  #isRefused(name: DraftField, value: unknown): boolean {
    return name in this.#refused && JSON.stringify(this.#refused[name]) === JSON.stringify(value)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running) return this.#running
    if (this.#isStuck) return
    const fields = this.#findDue()
    if (Object.keys(fields).length === 0)
      return this.#options.onState(this.#kept ? { kind: 'saved' } : { kind: 'untouched' })
    this.#hasFailed = false
    this.#options.onState({ kind: 'saving' })
    this.#running = this.#send(fields)
    await this.#running
    this.#running = null
  }

  async #send(fields: DraftFields): Promise<void> {
    const { server, onCreated, onSend, onState } = this.#options
    const before = this.#kept
    this.#unconfirmed = [...this.#unconfirmed, fields].slice(-maxUnconfirmed)
    onSend(this.id, this.#unconfirmed)
    try {
      const own = before
        ? await server.update(before.id, before.version, fields)
        : await server.create(fields)
      // Stores the sent values, not the server's: a trimmed title must not look like another
      // change.
      this.#kept = { id: own.id, version: own.version, fields: { ...before?.fields, ...fields } }
      this.#refused = {}
      this.#unconfirmed = []
      if (before === null) onCreated(own.id)
      onState({ kind: this.#isDue() ? 'saving' : 'saved' })
    } catch (error) {
      await this.#recover(error, fields)
    }
  }

  async #recover(error: unknown, fields: DraftFields): Promise<void> {
    const { onState, onProblems, retryMs } = this.#options
    const problem = findProblem(error)
    if (problem?.key === 'listing_changed' && this.#kept) return await this.#compare(this.#kept)
    if (problem?.key === 'listing_not_editable' || problem?.key === 'not_found') {
      this.#isStuck = true
      return onState({ kind: 'gone', message: problem.message })
    }
    if (problem?.key === 'validation_failed' && problem.errors) {
      const problems = problemsFrom(problem.errors)
      const names = keysOf(problems)
      if (names.length > 0) {
        this.#refused = { ...this.#refused, ...filterOf(fields, (name) => name in problems) }
        onProblems(problems)
        return this.#saveAfter(0)
      }
    }
    this.#hasFailed = true
    onState({ kind: 'failed', message: getMessage(error) })
    this.#saveAfter(problem?.retry_after_s ? problem.retry_after_s * 1000 : retryMs)
  }

  /** If only replies to our own saves were lost, the newer version is ours, and the rest follows. */
  async #compare(mine: NonNullable<Options['start']>): Promise<void> {
    const { server, onState } = this.#options
    try {
      const own = await server.read(mine.id)
      const theirs = this.#findTheirs(mine.fields, getFields(own))
      if (theirs === null) {
        this.#isStuck = true
        return onState({ kind: 'conflict' })
      }
      this.#kept = { ...mine, version: own.version, fields: { ...mine.fields, ...theirs } }
      this.#unconfirmed = []
      if (!this.#isDue()) return onState({ kind: 'saved' })
      this.#saveAfter(0)
    } catch (error) {
      await this.#recover(error, this.#findDue())
    }
  }

  /** Returns the server's changes since our version; null if one of them isn't ours. */
  #findTheirs(before: DraftFields, now: DraftFields): DraftFields | null {
    const ours = [this.#wanted ?? {}, ...this.#unconfirmed]
    const changed = filterOf(
      changedFields(before, now),
      (name) => name in before || ours.some((fields) => name in fields),
    )
    const isOurs = keysOf(changed).every((name) =>
      ours.some((fields) => JSON.stringify(fields[name]) === JSON.stringify(changed[name])),
    )
    return isOurs ? changed : null
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), ms)
  }
}
