import {
  lockDeal,
  saveDeal,
  selectDealParties,
  type Deal,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import { liveViewAfter, selectPublicRow } from '#server/modules/listings/listings.service.ts'
import { transact, type Db, type Tx } from '#server/platform/db.ts'
import { findAnswers, keepAnswers } from '#server/platform/http/idempotency.ts'
import { touchLive } from '#server/platform/live-hub.ts'
import { recordEvents } from '#server/platform/outbox.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertBidders, insertBids, selectPseudonyms } from './bid-batch.queries.ts'
import {
  decideBatch,
  type BatchDecision,
  type BatchKnowledge,
  type BidCall,
  type BidOutcome,
} from './bid-batch.decision.ts'

/**
 * Places bids on one auction in one transaction, under the lock of its deal, decided by the clock read after it.
 * What it throws holds for all of them: none was placed.
 * @returns what each caller is told, in their order
 */
export function placeBids(db: Db, listing_id: number, calls: BidCall[]): Promise<BidOutcome[]> {
  return transact(db, async (tx) => {
    const locked = await lockDeal(tx, listing_id)
    if (!locked) return calls.map(() => ({ refusal: new Refusal('not_found') }))
    const batch = decideBatch(await readKnowledge(tx, locked, calls), calls)
    if (batch.bids.length > 0) await write(tx, locked, batch)
    return batch.outcomes
  })
}

async function readKnowledge(tx: Tx, locked: LockedDeal, calls: BidCall[]): Promise<BatchKnowledge> {
  const { listing_id, seller_id, leader_id } = locked.deal
  const bidder_ids = [...new Set(calls.map((call) => call.bidder_id))]
  const answers = await findAnswers(
    tx,
    calls.flatMap(({ once }) => once ?? []),
  )
  const parties = await selectDealParties(tx, bidder_ids, seller_id)
  const named = leader_id === null ? bidder_ids : [...bidder_ids, leader_id]
  const { pseudonyms, count } = await selectPseudonyms(tx, listing_id, named)
  const row = await selectPublicRow(tx, listing_id)
  const viewOf = (deal: Deal, leader_pseudonym: string) => liveViewAfter(row, deal, leader_pseudonym)
  return { locked, parties, answers, pseudonyms, bidder_count: count, viewOf }
}

async function write(tx: Tx, { deal, now }: LockedDeal, batch: BatchDecision): Promise<void> {
  const { listing_id } = deal
  await insertBidders(tx, listing_id, batch.newcomers)
  await insertBids(tx, listing_id, now, batch.bids)
  await saveDeal(tx, { ...batch.deal, version: batch.deal.version - 1 })
  await recordEvents(tx, batch.facts)
  await keepAnswers(tx, batch.answers)
  await touchLive(tx, `listing:${listing_id}`)
}
