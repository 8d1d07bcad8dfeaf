import { sql } from 'kysely'
import { transact, type Connection, type Db } from '../database/db.ts'
import { task, type Task } from './jobs.ts'
import { listenToChannel } from '../database/listen.ts'
import type { Fact, Reaction } from './outbox.ts'
import type { Platform } from '../platform.ts'

export interface Dispatch {
  stop: () => Promise<void>
}

interface DispatchOptions {
  connection: Connection
  platform: Platform
  reactions: Reaction[]
  poll_ms?: number
}

export function startDispatch({
  connection,
  platform,
  reactions,
  poll_ms = 3_000,
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
  function wake() {
    wanted = true
    running ??= drain()
      .catch((error: unknown) => log.warn({ err: error }, 'could not hand on facts'))
      .finally(() => {
        running = null
        // Notified between the last look and here.
        if (wanted && !stopping.signal.aborted) wake()
      })
  }

  const poll = setInterval(wake, poll_ms)
  const listener = listenToChannel({ connection, channel: 'outbox', log, receive: wake, connected: wake })
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
 * Oldest first; skips facts that another worker is handing on.
 * @returns how many it handed on
 */
export function dispatchFacts(db: Db, reactions: Reaction[], most = 200): Promise<number> {
  return transact(db, async (tx) => {
    const facts = await tx
      .selectFrom('outbox_events')
      .select(['id', 'name'])
      .where('dispatched_at', 'is', null)
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    if (facts.length === 0) return 0
    const jobs = facts.flatMap(({ id, name }) =>
      reactions.filter(({ on }) => on.name === name).map((found) => ({ event_id: id, reaction: found.name })),
    )
    if (jobs.length > 0) {
      // Due a microsecond apart: the queue takes jobs that are due at the same instant in whatever order it finds them.
      await sql`select count(*) from graphile_worker.add_jobs((
        select array_agg(row('react', payload, null, now() - (${jobs.length} - place) * interval '1 microsecond',
                             null, null, null, null)::graphile_worker.job_spec order by place)
        from json_array_elements(${JSON.stringify(jobs)}::json) with ordinality as one (payload, place)))`.execute(
        tx,
      )
    }
    const ids = facts.map(({ id }) => id)
    await tx
      .updateTable('outbox_events')
      .set({ dispatched_at: sql`clock_timestamp()` })
      .where('id', 'in', ids)
      .execute()
    return facts.length
  })
}

interface React {
  event_id: number
  reaction: string
}

export function reactTask(reactions: Reaction[]): Task<React> {
  refuseDuplicates(reactions)
  const byName = new Map(reactions.map((one) => [one.name, one]))
  return task<React>({
    name: 'react',
    run: async ({ event_id, reaction }, platform) => {
      const found = byName.get(reaction)
      // An event of a newer version: its workers will know it.
      if (!found) throw new Error(`This version knows no reaction '${reaction}'.`)
      await transact(platform.db, async (tx) => {
        // A second worker waits here, and then finds it done.
        const claimed = await tx
          .insertInto('reactions_done')
          .values({ event_id, reaction })
          .onConflict((conflict) => conflict.doNothing())
          .returning('event_id')
          .executeTakeFirst()
        if (!claimed) return
        const event = await tx
          .selectFrom('outbox_events')
          .select(['id', 'payload', 'recorded_at'])
          .where('id', '=', event_id)
          .executeTakeFirstOrThrow()
        await found.run(tx, event as Fact<any>, platform)
      })
    },
  })
}

function refuseDuplicates(reactions: Reaction[]) {
  const names = new Set<string>()
  for (const { name } of reactions) {
    if (names.has(name)) throw new Error(`Two reactions are called '${name}'; rename one of them.`)
    names.add(name)
  }
}
