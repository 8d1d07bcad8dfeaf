import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { rejectionReason } from '#platform/common/verdict.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { entriesOf } from '#platform/common/records.ts'
import type { updateListing, OwnListing } from '#domains/selling/common/own-listings.ts'
import type { getEditingTerms } from '#domains/selling/common/selling.ts'
import { lowerReserve, readReserveState } from '#domains/auctions/server/closing/reserve.service.ts'
import {
  changeTerms,
  isOpenAt,
  type Deal,
  type LockedDeal,
  type Terms,
} from '#domains/deals/server/deals.service.ts'
import { recordTerms } from '#domains/deals/server/ledger/ledger.service.ts'
import { auditedChanges, lockActor, auditOnBehalf, type SellerActor } from './publishing/behalf.service.ts'
import { withDetails, type OwnDetails } from '#domains/listings/server/detail/details.service.ts'
import { readOwn, saveDraft, writeFields } from './publishing/drafts.service.ts'
import { openingTerms } from '#domains/listings/server/listings.service.ts'
import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import type { Config } from '#platform/server/config.ts'
import { findPublishProblems, loadPublication } from './publishing/publication.service.ts'
import { recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { updateEarlierPrice } from './earlier-price.service.ts'
import {
  requestedClosing,
  flattenFields,
  mayEdit,
  newProblems,
  type Change,
  type EditVerdict,
  type Fields,
  type EditContext,
} from './editing.rules.ts'
import { linesForSeller } from './edit.labels.ts'
import { listingEdited } from './selling.events.ts'
import { selectOwnSale } from './selling.queries.ts'
import * as t from '#domains/selling/texts.ts'

type Input = OperationValues<typeof updateListing>
type EditInput = Omit<Input, 'id' | 'version' | 'reason'>
type Listing = Parameters<typeof writeFields>[1]

export async function saveListing(
  db: Db,
  config: Config,
  actor: SellerActor,
  input: Input,
): Promise<OwnListing> {
  const sale = await selectOwnSale(db, actor.seller_id, input.id)
  return sale ? await editLive(db, config, actor, input) : await saveDraft(db, actor, input)
}

/** Runs under the deal's lock: of an edit and the first bid, the first to lock decides. */
function editLive(
  db: Db,
  config: Config,
  actor: SellerActor,
  { id, version, reason, ...input }: Input,
): Promise<OwnListing> {
  return transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, actor.seller_id, id)
    if (!listing || !locked) return refuse('not_found')
    refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
    if (listing.status !== 'active' || !isOpenAt(locked.deal, locked.now)) {
      return refuse('listing_not_editable', {
        message: t.this_listing_isnt_live_any_more_so_you(),
      })
    }
    if (listing.version !== version) return refuse('listing_changed')
    const before = await readOwn(tx, listing)
    const fields = withClosing(input, listing, locked.deal)
    const context = await readEditContext(tx, locked, listing.quantity, actor)
    const verdict = mayEdit(getFields(before), flattenFields(fields), context)
    if (Object.keys(verdict.problems).length > 0) refuseEdit(verdict.problems)
    if (verdict.changes.length === 0) {
      recordUnchanged()
      return before
    }
    if (actor.onBehalfBy !== null && reason === undefined)
      refuseEdit({ reason: t.give_a_reason_in_a_few_words() })
    const row = await applyEdit(tx, { listing, locked, fields, verdict, context, actor })
    await refuseNewProblems(tx, {
      before: { ...listing, ...getDetails(before) },
      after: row,
      verdict,
      locked,
      config,
    })
    await recordEdit(tx, locked, verdict.changes, context.has_bids, actor)
    await updateEarlierPrice(tx, { listing, deal: locked.deal, changes: verdict.changes })
    const after = await readOwn(tx, row)
    const lines = linesForSeller(verdict.changes, listing.sale_method)
    const changes = auditedChanges(before, after)
    await auditOnBehalf(tx, actor, { listing: row, act: 'changed', ...changes, lines, reason })
    return after
  })
}

const refuseEdit = (errors: Record<string, string>): never => refuse('validation_failed', { errors })

const getDetails = ({ vehicle, property }: OwnListing): OwnDetails => ({ vehicle, property })

function getFields(own: OwnListing): Fields {
  // Only the ids of documents are stored, with the property.
  const { images, documents: _documents, ...fields } = own
  return flattenFields({ ...fields, image_ids: images.map((image) => image.id) })
}

function withClosing(input: EditInput, listing: Listing, deal: Deal): EditInput {
  const { closes_at: _, duration_minutes: __, ...fields } = input
  if (deal.kind !== 'auction' || !listing.starts_at) return fields
  const closing = requestedClosing(input, { ...listing, starts_at: listing.starts_at })
  if (!closing || closing.getTime() === deal.closes_at?.getTime()) return fields
  return {
    ...fields,
    closes_at: closing.toISOString(),
    duration_minutes: Math.max(1, Math.round((closing.getTime() - listing.starts_at.getTime()) / 60_000)),
  }
}

async function readEditContext(
  db: Db,
  locked: LockedDeal,
  quantity: number,
  { onBehalfBy }: SellerActor,
): Promise<EditContext> {
  const { judgeReserve } = await readReserveState(db, locked)
  const { last_sequence: lastSequence, quantity_left: quantityLeft } = locked.deal
  const soldCount = quantity - quantityLeft
  return { has_bids: lastSequence > 0, by_admin: onBehalfBy !== null, sold_count: soldCount, judgeReserve }
}

interface Edit {
  listing: Listing
  locked: LockedDeal
  fields: EditInput
  verdict: EditVerdict
  context: EditContext
  actor: SellerActor
}

/** The listing stores the reserve from before the bids; the deal stores the effective one. */
async function applyEdit(tx: Tx, edit: Edit): Promise<Listing & OwnDetails> {
  const { listing, locked, fields, verdict, context, actor } = edit
  const { deal } = locked
  if (!context.has_bids) {
    const row = await writeAll(tx, listing, fields, actor)
    const closesAt = fields.closes_at ? new Date(fields.closes_at) : deal.closes_at
    const terms = {
      ...openingTerms(row),
      quantity_left: row.quantity - context.sold_count,
      closes_at: closesAt,
    }
    if (entriesOf<Terms>(terms).some(([name, value]) => !isSame(value, deal[name]))) {
      await recordTerms(tx, deal, locked.now, terms)
      await changeTerms(tx, deal, terms)
    }
    return row
  }
  const { reserve_price_cents: reservePriceCents, ...rest } = fields
  if (verdict.changes.some(({ field }) => field === 'reserve_price_cents')) {
    await lowerReserve(
      tx,
      locked,
      actor.onBehalfBy ?? actor.seller_id,
      must(reservePriceCents, 'reserve_price_cents'),
    )
  }
  return await writeAll(tx, listing, rest, actor)
}

async function writeAll(
  tx: Tx,
  listing: Listing,
  fields: EditInput,
  actor: SellerActor,
): Promise<Listing & OwnDetails> {
  const row = await writeFields(tx, listing, fields, actor)
  return await withDetails(tx, row)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A live listing must stay as complete as publishing requires. */
async function refuseNewProblems(
  tx: Tx,
  edit: {
    before: Listing & OwnDetails
    after: Listing & OwnDetails
    verdict: EditVerdict
    locked: LockedDeal
    config: Config
  },
): Promise<void> {
  const { before, after, verdict, config } = edit
  const { deal, now } = edit.locked
  const limits = {
    min_auction_minutes: deal.min_minutes,
    max_auction_minutes: deal.max_minutes,
  }
  const changed = verdict.changes.map(({ field }) => field)
  const publication = await loadPublication(tx, config, before, now)
  const errors = newProblems(
    await findPublishProblems(tx, publication, limits),
    await findPublishProblems(
      tx,
      changed.includes('category_id')
        ? await loadPublication(tx, config, after, now)
        : { ...publication, listing: after },
      limits,
    ),
    changed,
  )
  const lastsMs =
    after.closes_at && after.starts_at ? after.closes_at.getTime() - after.starts_at.getTime() : 0
  if (changed.includes('closes_at') && lastsMs > deal.max_minutes * 60_000) {
    const duration = formatMinutes(deal.max_minutes)
    errors.closes_at ??= t.the_auction_may_run_for_at_most({ duration })
  }
  if (Object.keys(errors).length > 0) refuseEdit(errors)
}

const door = new Set(['address', 'latitude', 'longitude'])

/**
 * The log records that the exact place changed, but neither value: those may have to be deleted.
 */
const withoutDoor = (change: Change): Change =>
  door.has(change.field) ? { ...change, before: null, after: null } : change

async function recordEdit(
  tx: Tx,
  { deal, now }: LockedDeal,
  changes: Change[],
  afterFirstBid: boolean,
  { onBehalfBy }: SellerActor,
) {
  const { listing_id: listingId, seller_id: sellerId } = deal
  const { id: editId } = await tx
    .insertInto('listing_edits')
    .values({
      listing_id: listingId,
      edited_by: onBehalfBy ?? sellerId,
      at: now,
      after_first_bid: afterFirstBid,
      changes: JSON.stringify(changes.map(withoutDoor)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fields = changes.map(({ field }) => field)
  await recordEvent(tx, listingEdited, {
    listing_id: listingId,
    seller_id: sellerId,
    fields,
    edit_id: editId,
  })
  await publishTopic(tx, `listing:${listingId}`)
}

export async function readEditingTerms(
  db: Db,
  sellerId: AccountId,
  id: ListingId,
): Promise<OperationReply<typeof getEditingTerms>> {
  const sale = (await selectOwnSale(db, sellerId, id)) ?? refuse('not_found')
  const { deal, now, status, quantity } = sale
  if (status !== 'active' || !isOpenAt(deal, now)) refuse('listing_not_editable')
  const { lowering, min_cents: minCents } = await readReserveState(db, { deal, now })
  const hasBids = deal.last_sequence > 0
  return {
    has_bids: hasBids,
    sold_count: quantity - deal.quantity_left,
    lowest_reserve_cents: hasBids && lowering.isAllowed ? minCents : null,
    why_not_lower: hasBids ? rejectionReason(lowering) : null,
  }
}
