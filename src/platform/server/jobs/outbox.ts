import { sql, type RawBuilder } from 'kysely'
import type { Platform } from '../platform.ts'
import type { Tx } from '../database/db.ts'

export interface FactKind<Payload extends object> {
  name: string
  payload?: Payload
  /** Live topics that are announced after the commit, and again if the event is dispatched late. */
  topics?(payload: Payload): string[]
}

export function fact<Payload extends object>(
  name: string,
  more: Pick<FactKind<Payload>, 'topics'> = {},
): FactKind<Payload> {
  return { name, ...more }
}

export interface Fact<Payload extends object> {
  id: number
  payload: Payload
  recorded_at: Date
}

export type FactPayload<Kind> = Kind extends FactKind<infer Payload> ? Payload : never

export interface NewFact {
  name: string
  payload: object
}

export function toFact<Payload extends object>(kind: FactKind<Payload>, payload: Payload): NewFact {
  return { name: kind.name, payload }
}

/** Records it in the transaction that makes it true; workers are notified at the commit. */
export async function recordEvent<Payload extends object>(tx: Tx, kind: FactKind<Payload>, payload: Payload) {
  await recordFacts(tx, [toFact(kind, payload)])
}

export async function recordFacts(tx: Tx, facts: NewFact[]): Promise<void> {
  await sql`with told as (${factsInsert(facts)}) select ${outboxNotice}`.execute(tx)
}

/** Inserts in order, as part of a statement that also notifies. */
export function factsInsert(facts: NewFact[]): RawBuilder<unknown> {
  return sql`
    insert into outbox_events (name, payload)
    select fact->>'name', fact->'payload'
      from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as facts(fact, n) order by n`
}

export const outboxChannel = 'outbox'

const outboxNotice = sql`pg_notify(${outboxChannel}, '')`

// oxlint-disable-next-line typescript/no-explicit-any -- A list of reactions has reactions to any fact.
export interface Reaction<Payload extends object = any> {
  /** effect.cause, like its file: `notify.bid-outbid`. */
  name: string
  on: FactKind<Payload>
  run: (tx: Tx, fact: Fact<Payload>, platform: Platform) => Promise<void>
  /**
   * Handles many events in one transaction. It must lock nothing that others lock while they wait.
   */
  runAll?: (tx: Tx, facts: Fact<Payload>[], platform: Platform) => Promise<void>
  /** If it's false, no job is made. */
  concerns?: (payload: Payload) => boolean
}

export function reaction<Payload extends object>(definition: Reaction<Payload>): Reaction<Payload> {
  return definition
}

/** For events that come by the thousand: those dispatched together are one job. */
export function jointReaction<Payload extends object>(
  definition: Omit<Reaction<Payload>, 'run'> & Pick<Required<Reaction<Payload>>, 'runAll'>,
): Reaction<Payload> {
  return { ...definition, run: (tx, one, platform) => definition.runAll(tx, [one], platform) }
}
