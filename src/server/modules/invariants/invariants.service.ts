import { findReplayDifferences } from '#server/modules/bidding/replay.service.ts'
import { transact, type Db, type Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { anomaliesFound } from './invariants.events.ts'
import {
  lockPass,
  recordFindings,
  savePass,
  selectChanged,
  selectFindings,
  selectNextDeals,
  selectSuspects,
  type Finding,
} from './invariants.queries.ts'

export type { Finding } from './invariants.queries.ts'

/** Facts that one check looks at, at most; the rest waits for the next. */
const most_facts = 20_000
/** Deals that one check looks at of those that nothing has happened to. */
const quiet_deals = 1_000

interface Log {
  error(details: object, message: string): void
}

/**
 * Checks what has changed since the last time and the next part of everything else, and raises an alarm for what is
 * new: in the log, and by a fact that admins are told of.
 */
export async function checkInvariants(db: Db, log: Log): Promise<Finding[]> {
  return await transact(db, async (tx) => {
    // Whoever comes second waits, and finds nothing left of what has changed.
    const pass = await lockPass(tx)
    const changed = await selectChanged(tx, pass, most_facts)
    const next = await selectNextDeals(tx, pass, quiet_deals)
    const ids = [...new Set([...changed.ids, ...next.ids, ...(await selectSuspects(tx))])]
    const found = await findAnomaliesOf(db, ids)
    const news = await recordFindings(tx, ids, found)
    await savePass(tx, { event_id: changed.event_id, listing_id: next.listing_id })
    if (news.length > 0) {
      log.error({ anomalies: news }, 'invariants do not hold')
      await recordEvent(tx, anomaliesFound, { count: news.length, ...news[0]! })
    }
    return news
  })
}

/** What these listings have wrong, all looked at in one snapshot: people go on bidding meanwhile. */
export async function findAnomaliesOf(db: Db, listing_ids: number[]): Promise<Finding[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => findAnomaliesIn(tx, listing_ids))
}

/** The same as a transaction sees it. */
export async function findAnomaliesIn(tx: Tx, listing_ids: number[]): Promise<Finding[]> {
  const found = await selectFindings(tx, listing_ids)
  const replayed = await findReplayDifferences(tx, listing_ids)
  return [...found, ...replayed.map((one) => ({ name: 'price_differs_from_replay', ...one }))]
}

/** The same of everything there is. */
export async function findAllAnomalies(db: Db): Promise<Finding[]> {
  const found: Finding[] = []
  for (let pass = { event_id: 0, listing_id: 0 }; ;) {
    const { ids, listing_id } = await selectNextDeals(db, pass, quiet_deals)
    found.push(...(await findAnomaliesOf(db, ids)))
    if (listing_id === 0) return found
    pass = { ...pass, listing_id }
  }
}
