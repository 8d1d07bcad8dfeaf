import type { OwnListing } from '#contract/selling/own-listings.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { problemsFrom, type SellProblems } from '../form/sell-check.ts'
import { changedFields, type DraftField, type DraftFields, getFields } from '../form/sell-values.ts'

export type SaveState =
  /** Nothing has been written yet. */
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** Tried again by itself. */
  | { kind: 'failed'; message: string }
  /** Somebody, or another tab, saved it meanwhile. */
  | { kind: 'conflict' }
  /** It is no draft any more, or not there. */
  | { kind: 'gone'; message: string }

/** What the saver asks of the server. */
export interface DraftServer {
  create: (fields: DraftFields) => Promise<OwnListing>
  update: (id: number, version: number, fields: DraftFields) => Promise<OwnListing>
  read: (id: number) => Promise<OwnListing>
}

interface Options {
  server: DraftServer
  /** What is on the server; null before there is a draft. */
  start: { id: number; version: number; fields: DraftFields } | null
  onState: (state: SaveState) => void
  /** What the server cannot take, by field. */
  onProblems: (problems: SellProblems) => void
  onCreated: (id: number) => void
  /** How long nobody types before it saves, and how long it waits after a failure. */
  pause_ms?: number
  retry_ms?: number
}

/** Keeps a draft on the server in step with a form: one call at a time, only what changed, never over another's work. */
export function createDraftSaver({
  server,
  start,
  onState,
  onProblems,
  onCreated,
  pause_ms = 800,
  retry_ms = 5000,
}: Options) {
  let kept = start
  let wanted: DraftFields | null = null
  let refused: DraftFields = {}
  let running: Promise<void> | null = null
  let stuck = false
  let has_failed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What is to be sent: changed, and not what was just refused as it is. */
  function due(): DraftFields {
    if (!wanted) return {}
    const changed = kept ? changedFields(kept.fields, wanted) : wanted
    return Object.fromEntries(
      Object.entries(changed).filter(([name, value]) => !isRefused(name as DraftField, value)),
    )
  }

  const isRefused = (name: DraftField, value: unknown) =>
    name in refused && JSON.stringify(refused[name]) === JSON.stringify(value)

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (running) return running
    const fields = due()
    if (stuck) return
    if (Object.keys(fields).length === 0) return onState(kept ? { kind: 'saved' } : { kind: 'untouched' })
    has_failed = false
    onState({ kind: 'saving' })
    running = send(fields)
    await running
    running = null
  }

  async function send(fields: DraftFields): Promise<void> {
    try {
      const own = kept ? await server.update(kept.id, kept.version, fields) : await server.create(fields)
      const isNew = kept === null
      // As it was sent, not as it was read back: a trimmed title must not look like another change.
      kept = { id: own.id, version: own.version, fields: { ...kept?.fields, ...fields } }
      refused = {}
      if (isNew) onCreated(own.id)
      onState(Object.keys(due()).length > 0 ? { kind: 'saving' } : { kind: 'saved' })
    } catch (error) {
      await recover(error, fields)
    }
  }

  async function recover(error: unknown, fields: DraftFields): Promise<void> {
    const problem = findProblem(error)
    if (problem?.key === 'listing_changed' && kept) return await compare(kept, fields)
    if (problem?.key === 'listing_not_editable' || problem?.key === 'not_found') {
      stuck = true
      return onState({ kind: 'gone', message: problem.message })
    }
    if (problem?.key === 'validation_failed' && problem.errors) {
      const problems = problemsFrom(problem.errors)
      const names = Object.keys(problems) as DraftField[]
      if (names.length > 0) {
        refused = { ...refused, ...Object.fromEntries(names.map((name) => [name, fields[name]])) }
        onProblems(problems)
        return again(0)
      }
    }
    has_failed = true
    onState({ kind: 'failed', message: getMessage(error) })
    again(problem?.retry_after_s ? problem.retry_after_s * 1000 : retry_ms)
  }

  /** Where only the answer to our own last save got lost, the newer version is ours. */
  async function compare(mine: NonNullable<typeof kept>, fields: DraftFields): Promise<void> {
    try {
      const own = await server.read(mine.id)
      if (Object.keys(changedFields(getFields(own), { ...mine.fields, ...fields })).length === 0) {
        kept = { ...mine, version: own.version, fields: { ...mine.fields, ...fields } }
        return onState({ kind: 'saved' })
      }
      stuck = true
      onState({ kind: 'conflict' })
    } catch (error) {
      await recover(error, fields)
    }
  }

  function again(after_ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), after_ms)
  }

  return {
    get id() {
      return kept?.id ?? null
    },
    get version() {
      return kept?.version ?? null
    },
    change(fields: DraftFields) {
      wanted = fields
      if (stuck) return
      if (!has_failed && Object.keys(due()).length > 0) onState({ kind: 'saving' })
      again(pause_ms)
    },
    /** Saves at once. Answers whether all that could be saved is. */
    async flush(): Promise<boolean> {
      await running
      await save()
      // What was typed meanwhile, or what was left when one field was refused.
      if (!has_failed) await save()
      return kept !== null && !stuck && Object.keys(due()).length === 0
    },
    /** After a conflict: what is in the form goes over what somebody saved. */
    async takeOver(): Promise<void> {
      if (!kept) return
      const own = await server.read(kept.id)
      kept = { id: own.id, version: own.version, fields: getFields(own) }
      stuck = false
      await save()
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
