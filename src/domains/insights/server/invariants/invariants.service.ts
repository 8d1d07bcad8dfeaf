import { findReplayDifferences } from '#domains/auctions/server/batches/replay.service.ts'
import {
  findMemberMoneyAnomalies,
  stopReleases,
} from '#domains/trade-payments/server/trade-payments.service.ts'
import { must } from '#platform/common/must.ts'
import { toListingId, type ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { anomaliesFound, moneyAnomaliesFound } from './invariants.events.ts'
import {
  lockPass,
  recordFindings,
  savePass,
  selectChanged,
  selectFindings,
  selectNextDeals,
  selectPass,
  selectSuspects,
  type Finding,
} from './invariants.queries.ts'
import { recordMoneyFindings, selectMoneyFindings, type MoneyFinding } from './money.queries.ts'

export type { Finding } from './invariants.queries.ts'
export { clockChecks, selectPassAge } from './invariants.queries.ts'

const maxFacts = 20_000
const quietDeals = 1_000
const listingsAtOnce = 250

interface Log {
  error(details: object, message: string): void
}

/**
 * Checks what has changed since the last run and the next part of everything else. New findings go
 * to the log and, as an event, to admins. No transaction is open during the checks: they take a
 * while in a full market, and PostgreSQL ends idle ones.
 */
export async function checkInvariants(db: Db, log: Log): Promise<Finding[]> {
  const pass = await selectPass(db)
  const changed = await selectChanged(db, pass, maxFacts)
  const next = await selectNextDeals(db, pass, quietDeals)
  const ids = [...new Set([...changed.ids, ...next.ids, ...(await selectSuspects(db))])]
  const found: Finding[] = []
  for (let from = 0; from < ids.length; from += listingsAtOnce)
    found.push(...(await findListingAnomalies(db, ids.slice(from, from + listingsAtOnce))))
  return await transact(db, async (tx) => {
    const now = await lockPass(tx)
    // Another check has covered the same in the meantime.
    if (now.event_id !== pass.event_id || now.listing_id !== pass.listing_id) return []
    const news = await recordFindings(tx, ids, found)
    await savePass(tx, { event_id: changed.event_id, listing_id: next.listing_id })
    if (news.length > 0) {
      log.error({ anomalies: news }, 'invariants do not hold')
      await recordEvent(tx, anomaliesFound, { count: news.length, ...must(news[0], 'first anomaly') })
    }
    return news
  })
}

/** Reads in one snapshot, since bidding goes on meanwhile. */
export async function findListingAnomalies(db: Db, listingIds: ListingId[]): Promise<Finding[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => findAnomaliesIn(tx, listingIds))
}

/**
 * Checks all payments, invoices, plans and members' money. New findings go to the log and, as an
 * event, to admins; those of members' money stop releases too.
 */
export async function checkMoney(db: Db, log: Log): Promise<MoneyFinding[]> {
  const { ours, members } = await readMoneyFindings(db)
  return await transact(db, async (tx) => {
    const news = await recordMoneyFindings(tx, [...ours, ...members])
    if (news.length > 0) {
      log.error({ anomalies: news }, 'money does not add up')
      await recordEvent(tx, moneyAnomaliesFound, { count: news.length, ...must(news[0], 'first anomaly') })
    }
    const names = new Set(members.map(({ name }) => name))
    const newOfMembers = news.filter(({ name }) => names.has(name))
    await stopReleases(tx, newOfMembers, await readClock(tx))
    return news
  })
}

/** Checks all payments, invoices, plans and members' money. */
export async function findMoneyAnomalies(db: Db): Promise<MoneyFinding[]> {
  const { ours, members } = await readMoneyFindings(db)
  return [...ours, ...members]
}

/** In one snapshot, since they change together. */
const readMoneyFindings = (db: Db): Promise<{ ours: MoneyFinding[]; members: MoneyFinding[] }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      ours: await selectMoneyFindings(tx),
      members: await findMemberMoneyAnomalies(tx),
    }))

export async function findAnomaliesIn(tx: Tx, listingIds: ListingId[]): Promise<Finding[]> {
  const found = await selectFindings(tx, listingIds)
  const replayed = await findReplayDifferences(tx, listingIds)
  return [...found, ...replayed.map((one) => ({ name: 'price_differs_from_replay', ...one }))]
}

export async function findAllAnomalies(db: Db): Promise<Finding[]> {
  const found: Finding[] = []
  for (let pass = { event_id: 0, listing_id: toListingId(0) }; ;) {
    const { ids, listing_id: listingId } = await selectNextDeals(db, pass, quietDeals)
    found.push(...(await findListingAnomalies(db, ids)))
    if (listingId === 0) return found
    pass = { ...pass, listing_id: listingId }
  }
}
