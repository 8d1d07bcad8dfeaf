import { isOpenAt, saveDeal } from '#domains/deals/server/deals.service.ts'
import { getExpiry } from '#domains/listings/server/listings.service.ts'
import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import type { renewListing, ListingHistory } from '#domains/selling/common/selling.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { listLines } from './edit.labels.ts'
import { reminderDays, reminderDue } from './expiry.rules.ts'
import { listingExpiring } from './selling.events.ts'
import { selectExpiring, type Expiring, selectEarlier, selectEdits, selectListed } from './selling.queries.ts'

export { listLines } from './edit.labels.ts'

export function renewOwnListing(
  db: Db,
  sellerId: AccountId,
  id: ListingId,
): Promise<OperationReply<typeof renewListing>> {
  return transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, sellerId, id)
    if (!listing) return refuse('not_found')
    if (!locked || locked.deal.kind === 'auction') return refuse('listing_not_editable')
    const { deal, now } = locked
    if (listing.status !== 'active' || !isOpenAt(deal, now)) refuse('listing_closed')
    const until = getExpiry(now)
    await saveDeal(tx, { ...deal, closes_at: until })
    await tx
      .insertInto('listing_renewals')
      .values({ listing_id: id, renewed_by: sellerId, at: now, until })
      .execute()
    await publishTopic(tx, `listing:${id}`)
    return { ok: true, expires_at: until.toISOString() }
  })
}

/** Sends each reminder once per end. */
export async function remindOfExpiry(db: Db): Promise<void> {
  for (const listing of await selectExpiring(db, Math.max(...reminderDays))) {
    await transact(db, async (tx) => await remind(tx, listing))
  }
}

async function remind(
  tx: Tx,
  { listing_id: listingId, seller_id: sellerId, closes_at: closesAt, now }: Expiring,
): Promise<void> {
  const days = reminderDue(closesAt, now)
  if (days === null) return
  const recorded = await tx
    .insertInto('expiry_reminders')
    .values({ listing_id: listingId, closes_at: closesAt, days, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .executeTakeFirst()
  if (!recorded) return
  await recordEvent(tx, listingExpiring, {
    listing_id: listingId,
    seller_id: sellerId,
    closes_at: closesAt.toISOString(),
  })
}

export async function readHistory(db: Db, id: ListingId): Promise<ListingHistory | undefined> {
  const listed = await selectListed(db, id)
  if (!listed) return undefined
  // Most listings have neither, and every listing's page reads this.
  const [earlier, edits] = await Promise.all([
    listed.has_earlier ? selectEarlier(db, id) : [],
    listed.has_edits ? selectEdits(db, id) : [],
  ])
  const first = earlier.at(-1) ?? listed
  const { later_id: laterId, later_type: laterType } = listed
  return {
    first_listed_at: first.listed_at.toISOString(),
    earlier: earlier.map((row) => ({
      ...row,
      listed_at: row.listed_at.toISOString(),
      ended_at: row.ended_at.toISOString(),
    })),
    later: laterId !== null && laterType !== null ? { id: laterId, type: laterType } : null,
    edits: edits
      .map(({ at, after_first_bid: afterFirstBid, by_admin: byAdmin, changes }) => ({
        at: at.toISOString(),
        after_first_bid: afterFirstBid,
        by_admin: byAdmin,
        lines: listLines(changes, listed.sale_method),
      }))
      .filter(({ lines }) => lines.length > 0),
  }
}
