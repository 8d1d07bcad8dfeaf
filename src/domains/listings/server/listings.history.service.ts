import type { Insertable } from 'kysely'
import { selectFilters, selectCategoryPath } from '#domains/catalogue/server/catalogue.service.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { openDeal, type Deal } from '#domains/deals/server/deals.service.ts'
import { openLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { fittingAnswers } from '#domains/listings/common/rules/attributes.ts'
import { publishProblems, type AuctionLimits } from '#domains/listings/common/rules/publish-rules.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { attachImages } from '#domains/media/server/media.service.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { ListingId, AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { readDetails, startDetails, type Answers } from './detail/details.service.ts'
import { listingPublished } from './listings.events.ts'
import { selectSellerKind } from './listings.queries.ts'
import { getExpiry, openingTerms } from './listings.rules.ts'
import { retainSellerKind } from './maintenance.service.ts'

type Columns = Required<
  Pick<
    Insertable<DB['listings']>,
    | 'seller_id'
    | 'category_id'
    | 'title'
    | 'description'
    | 'condition'
    | 'sale_method'
    | 'start_price_cents'
    | 'reserve_price_cents'
    | 'buy_now_price_cents'
    | 'quantity'
    | 'pickup'
    | 'payment_methods'
    | 'suburb'
  >
>

export interface PastListing extends Columns {
  subtitle?: string
  delivery_options: DeliveryOption[]
  image_ids: number[]
  address?: string
  latitude?: number
  longitude?: number
  accepts_offers?: boolean
  attributes?: Listing['attributes']
  vehicle?: Partial<Vehicle>
  property?: Partial<OwnProperty>
  starts_at: Date
  closes_at: Date | null
  /** Days are calendar days in Auckland. */
  viewed: readonly { day: string; views: number }[]
  is_live: boolean
}

/** Inserts its row with details and pictures, as its seller had it at `startsAt`. */
async function insertPast(
  tx: Tx,
  past: PastListing,
  settings: Pick<AuctionLimits, 'min_auction_minutes'>,
  status: 'active' | 'pending',
) {
  const {
    image_ids: imageIds,
    viewed: _viewed,
    is_live: _isLive,
    delivery_options: deliveryOptions,
    vehicle,
    property,
    attributes = {},
    ...columns
  } = past
  const { starts_at: startsAt, seller_id: sellerId } = columns
  const row = await tx
    .insertInto('listings')
    .values({
      ...columns,
      type: vehicle ? 'vehicle' : property ? 'property' : 'general',
      status,
      ...(status === 'pending' && { starts_at: null }),
      delivery_options: JSON.stringify(deliveryOptions),
      attributes: JSON.stringify(fittingAnswers(await selectFilters(tx, columns.category_id), attributes)),
      created_at: startsAt,
      updated_at: startsAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const category = (await selectCategoryPath(tx, must(row.category_id, 'category_id'))).at(-1) ?? null
  await startDetails(tx, row, { vehicle, property })
  const details = await readDetails(tx, row)
  const sellerKind = row.seller_kind ?? (await selectSellerKind(tx, sellerId))
  // Older listings aren't validated by today's filters.
  const then = { seller_kind: sellerKind, attributes: fromColumn<Answers>(row.attributes), filters: [] }
  const draft = { ...row, ...details, ...then, delivery_options: deliveryOptions, category }
  const problems = publishProblems(draft, startsAt, { ...usualClosingRules, ...settings })
  if (Object.keys(problems).length > 0) {
    throw new Error(`'${row.title}' could not have gone live: ${Object.values(problems).join(' ')}`)
  }
  await attachImages(tx, sellerId, imageIds)
  if (imageIds.length > 0) {
    const rows = imageIds.map((imageId, position) => ({ listing_id: row.id, image_id: imageId, position }))
    await tx.insertInto('listing_images').values(rows).execute()
  }
  await tx
    .insertInto('listing_status_changes')
    .values({ listing_id: row.id, status, moved_by: 'seller', mover_id: sellerId, at: startsAt })
    .execute()
  return { row, details }
}

/** Submitted at `startsAt`, and still waiting. */
export async function recordPendingListing(
  tx: Tx,
  past: PastListing,
  settings: Pick<AuctionLimits, 'min_auction_minutes'>,
): Promise<number> {
  const { row } = await insertPast(tx, past, settings, 'pending')
  return row.id
}

export async function recordPastListing(
  tx: Tx,
  past: PastListing,
  settings: Pick<AuctionLimits, 'min_auction_minutes'>,
): Promise<Deal> {
  const { viewed, is_live: isLive, starts_at: startsAt, seller_id: sellerId } = past
  const { row, details } = await insertPast(tx, past, settings, 'active')
  await recordViews(tx, row.id, viewed)
  if (isLive) await recordEvent(tx, listingPublished, { listing_id: row.id, seller_id: sellerId })
  const deal = await openDeal(tx, {
    listing_id: row.id,
    kind: row.sale_method,
    seller_id: sellerId,
    ...openingTerms({ ...row, ...details }),
    min_minutes: settings.min_auction_minutes,
    quantity_left: row.quantity,
    closes_at: row.closes_at ?? expiryAfter(startsAt),
  })
  await openLedger(tx, deal, startsAt)
  await retainSellerKind(tx, row)
  return deal
}

/** A listing that runs until sold was renewed each time it was about to end. */
function expiryAfter(startsAt: Date): Date {
  let expiry = getExpiry(startsAt)
  while (expiry.getTime() < Date.now()) expiry = getExpiry(expiry)
  return expiry
}

async function recordViews(tx: Tx, listingId: ListingId, viewed: PastListing['viewed']): Promise<void> {
  const views = viewed.reduce((sum, one) => sum + one.views, 0)
  await tx.insertInto('listing_view_counts').values({ listing_id: listingId, views }).execute()
  if (viewed.length === 0) return
  const days = viewed.map((one) => ({ ...one, listing_id: listingId }))
  await tx.insertInto('listing_view_days').values(days).execute()
}

export interface PastQuestion {
  asker_id: AccountId
  text: string
  asked_at: Date
  answer: { text: string; answered_at: Date } | null
}

export async function recordPastQuestions(
  tx: Tx,
  { listing_id: listingId, seller_id: sellerId }: { listing_id: ListingId; seller_id: AccountId },
  questions: readonly PastQuestion[],
): Promise<void> {
  for (const { asker_id: askerId, text, asked_at: askedAt, answer } of questions) {
    const { id: questionId } = await tx
      .insertInto('questions')
      .values({ listing_id: listingId, asker_id: askerId, text, asked_at: askedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!answer) continue
    await tx
      .insertInto('question_answers')
      .values({ question_id: questionId, revision: 1, answered_by: sellerId, ...answer })
      .execute()
  }
}
