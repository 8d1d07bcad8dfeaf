import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import { transact, type Connection, type Db } from '../database/db.ts'
import { enqueueAll, task, type Task, type TaskKind } from './jobs.ts'
import { joinDelay, releaseNotices } from './notice-delays.ts'
import { executePrepared } from '../database/prepared.ts'
import { listenToChannel } from '../database/listen.ts'
import { publishTopics } from '../live-hub.ts'
import type { Fact, Reaction } from './outbox.ts'
import type { Platform } from '../platform.ts'

export interface Dispatch {
  stop: () => Promise<void>
}

interface DispatchOptions {
  connection: Connection
  platform: Platform
  reactions: Reaction[]
  pollMs?: number
}

export function startDispatch({
  connection,
  platform,
  reactions,
  pollMs = 3_000,
}: DispatchOptions): Dispatch {
  const { db, log } = platform
  refuseDuplicates(reactions)
  const stopping = new AbortController()
  let wanted = false
  let running: Promise<void> | null = null

  async function drain() {
    while (wanted && !stopping.signal.aborted) {
      wanted = false
      while (!stopping.signal.aborted && (await dispatchFacts(db, reactions)) > 0);
    }
  }
  function wakeUp() {
    wanted = true
    running ??= drain()
      .catch((error: unknown) => log.warn({ err: error }, 'could not hand on facts'))
      .finally(() => {
        running = null
        // Notified between the last poll and here.
        if (wanted && !stopping.signal.aborted) wakeUp()
      })
  }

  const poll = setInterval(wakeUp, pollMs)
  const listener = listenToChannel({ connection, channel: 'outbox', log, receive: wakeUp, connected: wakeUp })
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(poll)
      await listener.stop()
      await running
    },
  }
}

/**
 * Dispatches oldest first; skips events that another worker is dispatching.
 * @returns how many
 */
export function dispatchFacts(db: Db, reactions: Reaction[], most = 200): Promise<number> {
  return transact(db, async (tx) => {
    // Planning for all partitions takes longer than looking into them.
    const waiting = tx
      .selectFrom('outbox_events as e')
      .leftJoin('notice_delays as n', 'n.id', 'e.delay_id')
      .select(['e.id', 'e.name', 'e.payload', 'n.until'])
      .select(
        sql<boolean>`recorded_at < clock_timestamp() - make_interval(secs => ${lateAfterSeconds})`.as(
          'is_late',
        ),
      )
      .where('dispatched_at', 'is', null)
      .orderBy('e.id')
      .limit(most)
      .forUpdate('e')
      .skipLocked()
    const facts = await executePrepared(tx, waiting)
    if (facts.length === 0) return 0
    const jobs = reactions
      .flatMap((found) => getJobs(found, facts))
      .toSorted((a, b) => firstFactOf(a.payload) - firstFactOf(b.payload))
    await enqueueAll(tx, reactKind, jobs)
    const late = facts.filter(({ is_late: isLate }) => isLate).flatMap((one) => getTopics(reactions, one))
    if (late.length > 0) await publishTopics(tx, [...new Set(late)])
    const ids = facts.map(({ id }) => id)
    await tx
      .updateTable('outbox_events')
      .set({ dispatched_at: sql`clock_timestamp()` })
      .where('id', 'in', ids)
      .execute()
    return facts.length
  })
}

const mostTogether = 100
/** Longer than a node takes to notify after a commit. One that died in between hasn't notified. */
const lateAfterSeconds = 1

function getTopics(reactions: Reaction[], { name, payload }: { name: string; payload: unknown }): string[] {
  const kind = reactions.find(({ on }) => on.name === name)?.on
  return kind?.topics?.(payload) ?? []
}

/** Recognised by the effect in its name. */
const isNotice = ({ name }: Reaction) => name.startsWith('notify.')

interface Handed {
  id: number
  payload: unknown
  name: string
  /** The end of its notifications' delay. */
  until: Date | null
}

function getJobs(found: Reaction, facts: Handed[]): { payload: React; runAt?: Date | null }[] {
  const { name: reaction, on, concerns, runAll } = found
  const wanted = facts.filter(({ name, payload }) => name === on.name && concerns?.(payload) !== false)
  const isAlone = ({ until }: Handed) => !runAll || until !== null
  const alone = wanted.filter(isAlone).map(({ id: eventId, until }) => {
    return { payload: { event_id: eventId, reaction }, runAt: isNotice(found) ? until : null }
  })
  const together = wanted.filter((one) => !isAlone(one)).map(({ id }) => id)
  const groups = Map.groupBy(together, (_, index) => Math.floor(index / mostTogether))
  return [
    ...alone,
    ...[...groups.values()].map((eventIds) => ({ payload: { event_ids: eventIds, reaction } })),
  ]
}

type React = { reaction: string } & ({ event_id: number } | { event_ids: number[] })

const firstFactOf = (job: React) =>
  'event_ids' in job ? must(job.event_ids[0], 'first event_id') : job.event_id

const reactKind: TaskKind<React> = { name: 'react' }

export function reactTask(reactions: Reaction[]): Task<React> {
  refuseDuplicates(reactions)
  const byName = new Map(reactions.map((one) => [one.name, one]))
  return task<React>({
    ...reactKind,
    run: async ({ reaction, ...about }, platform) => {
      const found = byName.get(reaction)
      // An event of a newer version: its workers will know it.
      if (!found) throw new Error(`This version knows no reaction '${reaction}'.`)
      const ids = 'event_ids' in about ? about.event_ids : [about.event_id]
      if (ids.length === 1) return await react(platform, found, ids)
      try {
        await react(platform, found, ids)
      } catch (error) {
        platform.log.warn({ err: error, reaction }, 'facts are reacted to one by one, as one of them failed')
        await reactToEach(platform, found, ids)
      }
    },
  })
}

function react(platform: Platform, found: Reaction, ids: number[]): Promise<void> {
  return transact(platform.db, async (tx) => {
    // A second worker waits here, and then finds them done.
    const { rows: claimed } = await sql<{ event_id: number }>`
      insert into reactions_done (event_id, reaction)
      select id, ${found.name} from unnest(${ids.toSorted((a, b) => a - b)}::bigint[]) as id
          on conflict do nothing returning event_id`.execute(tx)
    if (claimed.length === 0) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The payload is a column of JSON.
    const facts = (await tx
      .selectFrom('outbox_events')
      .select(['id', 'payload', 'recorded_at', 'delay_id'])
      .where('id', '=', sql<number>`any(${claimed.map(({ event_id: eventId }) => eventId)}::bigint[])`)
      .orderBy('id')
      .execute()) as (Fact<object> & { delay_id: number | null })[]
    if (facts.length < claimed.length) throw new Error(`Facts of ${found.name} are gone.`)
    // Events with a delay come alone.
    const delayId = facts[0]?.delay_id ?? null
    if (delayId !== null && isNotice(found) && !(await releaseNotices(tx, delayId))) return
    if (delayId !== null && !isNotice(found)) await joinDelay(tx, delayId)
    if (found.runAll) return await found.runAll(tx, facts, platform)
    for (const fact of facts) await found.run(tx, fact, platform)
  })
}

/** A failed one doesn't block the others; when the job is retried, the others are done. */
async function reactToEach(platform: Platform, found: Reaction, ids: number[]): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids)
    await react(platform, found, [id]).catch((error: unknown) => void failures.push(error))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} facts failed.`)
}

function refuseDuplicates(reactions: Reaction[]) {
  const names = new Set<string>()
  for (const { name } of reactions) {
    if (names.has(name)) throw new Error(`Two reactions are called '${name}'; rename one of them.`)
    names.add(name)
  }
}
