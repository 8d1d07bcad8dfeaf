import { sql } from 'kysely'
import { updateAccount } from '#domains/identity/server/account/account.service.ts'
import { recordBrowser } from '#domains/identity/server/sessions/sessions.service.ts'
import { recordPastPurchase } from '#domains/auctions/server/bidding.history.service.ts'
import { recordPastLink, flagOne } from '#domains/flags/server/flags.service.ts'
import { flagOneMember } from '#domains/flags/server/member-flags.service.ts'
import {
  recordPastListing,
  recordPendingListing,
  type PastListing,
} from '#domains/listings/server/listings.history.service.ts'
import { setMemberStatus } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { writeToAccountAppeal } from '#domains/moderation/server/account-appeals.service.ts'
import { writeToAppeal } from '#domains/moderation/server/appeals.service.ts'
import { decideOnListing } from '#domains/moderation/server/decisions.service.ts'
import { giveWarning } from '#domains/moderation/server/warnings/warnings.service.ts'
import { openReviewDispute } from '#domains/reviews/server/disputes.service.ts'
import { recordPastReviews } from '#domains/reviews/server/reviews.history.service.ts'
import { actOnTrade } from '#domains/trades/server/actions/acting.service.ts'
import { completePastTrade } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import { demoMembers } from '../people/demo-members.ts'
import { plantEnquiries } from './past-enquiries.ts'
import * as desk from '../words/desk.ts'

const day = 86_400_000

interface Desk {
  tx: Tx
  config: Platform['config']
  adminId: AccountId
  /** Demo members without sign-in, in their own order. */
  people: readonly AccountId[]
  nowMs: number
}

/** Fills the moderation queue with cases of every kind, once and in one transaction. */
export async function fillDesk(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  memberIds: readonly number[],
  nowMs = Date.now(),
): Promise<void> {
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('the demo’s desk', 0))`.execute(tx)
    const admin = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', demoAdmin.email)
      .where('type', '=', 'admin')
      .executeTakeFirst()
    if (!admin || (await isDeskFilled(tx))) return
    const people = await selectFewestListings(tx, memberIds.slice(demoMembers.length))
    const filling = { tx, config, adminId: admin.id, people, nowMs }
    await plantReports(filling)
    await plantListings(filling)
    await plantSales(filling)
    await plantSuspensions(filling)
    const { publicUrl } = config.http
    await plantEnquiries(tx, { publicUrl, accountIds: people.slice(18) })
  })
}

/**
 * Looks for rows that only this creates: a person trying the demo may have suspended someone
 * before.
 */
async function isDeskFilled(tx: Tx): Promise<boolean> {
  const planted = await tx
    .selectFrom('flags')
    .select('id')
    .where('reporter_id', 'is', null)
    .where(
      'text',
      'in',
      desk.links.map(({ text }) => text),
    )
    .limit(1)
    .executeTakeFirst()
  return planted !== undefined
}

/** Chooses members with few listings, so that a suspension hides little of the market. */
async function selectFewestListings(tx: Tx, ids: readonly number[]): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select a.id from accounts a where a.id = any(${[...ids]}::bigint[]) and a.seller_kind = 'private'
     order by (select count(*) from listings l where l.seller_id = a.id), a.id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function plantReports({ tx, people, nowMs }: Desk) {
  const { rows: listings } = await sql<{ id: ListingId; seller_id: AccountId }>`
    select id, seller_id from listings where status = 'active' and type = 'general'
     order by id limit ${desk.listingReports.length + desk.links.length}`.execute(tx)
  for (const [n, report] of desk.listingReports.entries()) {
    const listing = must(listings[n], 'listing')
    const reporter = must(people.filter((id) => id !== listing.seller_id)[n + 2], 'reporter')
    await flagOne(tx, reporter, { listing_id: listing.id, ...report })
  }
  for (const [n, report] of desk.memberReports.entries()) {
    await flagOneMember(tx, must(people[n + 8], 'reporter'), {
      kind: 'member',
      subject_id: must(people[n + 4], 'reported member'),
      ...report,
    })
  }
  for (const [n, link] of desk.links.entries()) {
    const listing = must(listings[desk.listingReports.length + n], 'listing')
    const { seller_id: sellerId } = listing
    const aboutId = must(
      people.find((id, at) => at > n + 5 && id !== sellerId),
      'member to report',
    )
    await shareFact(tx, link.reason, sellerId, aboutId)
    const flaggedAt = new Date(nowMs - (n + 1) * day)
    await recordPastLink(tx, { ...link, listing_id: listing.id, about_id: aboutId, flagged_at: flaggedAt })
  }
}

/** Gives both members the fact that the report names, so that their pages agree with it. */
async function shareFact(
  tx: Tx,
  reason: (typeof desk.links)[number]['reason'],
  sellerId: AccountId,
  aboutId: AccountId,
) {
  if (reason === 'shared_device') {
    const deviceId = `demo ${sellerId} ${aboutId}`
    for (const id of [sellerId, aboutId]) await recordBrowser(tx, id, deviceId)
    return
  }
  const { phone_number: phoneNumber } = await tx
    .selectFrom('accounts')
    .select('phone_number')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  await updateAccount(tx, aboutId, { phone_number: phoneNumber })
}

async function plantListings(filling: Desk) {
  const { tx, config, adminId, people, nowMs } = filling
  for (const [n, listing] of desk.pendingListings.entries()) {
    const startsAt = new Date(nowMs - (n + 1) * day)
    const past = await toPast(filling, listing, must(people[n + 10], 'buyer'), startsAt)
    await recordPendingListing(tx, past, config.rules)
  }
  const sellerId = must(people[13], 'seller')
  const past = await toPast(filling, desk.suspendedListing, sellerId, new Date(nowMs - 6 * day))
  const { listing_id: listingId } = await recordPastListing(tx, past, config.rules)
  const { reason, appeal } = desk.suspension
  await decideOnListing(tx, config, adminId, { id: listingId, status: 'suspended', reason })
  await writeToAppeal(tx, { id: sellerId, type: 'user', session_id: 0 }, listingId, appeal)
}

async function plantSales(filling: Desk) {
  const { tx, people, nowMs } = filling
  for (const [n, { dispute, ...listing }] of desk.disputedSales.entries()) {
    const { trade_id: tradeId, buyer_id: buyerId } = await sell(
      filling,
      listing,
      must(people[n + 14], 'buyer'),
      must(people[n + 16], 'buyer'),
    )
    await actOnTrade(tx, buyerId, { id: tradeId, action: 'open_dispute', reason: dispute })
  }
  for (const [n, { review, dispute, ...listing }] of desk.disputedReviews.entries()) {
    const [aboutId, authorId] = [must(people[n + 16], 'buyer'), must(people[n + 14], 'buyer')]
    const { trade_id: tradeId, listing_id: listingId } = await sell(filling, listing, aboutId, authorId)
    await completePastTrade(tx, tradeId)
    const writtenAt = new Date(nowMs - 4 * day)
    await recordPastReviews(tx, { trade_id: tradeId, listing_id: listingId }, [
      {
        author_id: authorId,
        about_id: aboutId,
        about_role: 'seller',
        half_stars: 2,
        text: review,
        written_at: writtenAt,
        shown_at: new Date(nowMs - 2 * day),
        reply: null,
        replied_at: null,
      },
    ])
    const { id } = await tx
      .selectFrom('reviews')
      .select('id')
      .where('trade_id', '=', tradeId)
      .executeTakeFirstOrThrow()
    await openReviewDispute(tx, aboutId, { review_id: id, reason: dispute })
  }
}

async function sell(filling: Desk, listing: PendingListingPlan, sellerId: AccountId, buyerId: AccountId) {
  const { tx, config, nowMs } = filling
  const past = await toPast(filling, listing, sellerId, new Date(nowMs - 9 * day))
  const deal = await recordPastListing(tx, { ...past, is_live: false }, config.rules)
  const tradeId = await recordPastPurchase(tx, deal, { buyer_id: buyerId, at: new Date(nowMs - 7 * day) })
  return { trade_id: tradeId, buyer_id: buyerId, listing_id: deal.listing_id }
}

async function plantSuspensions({ tx, config, adminId, people }: Desk) {
  for (const [n, { reason, appeal }] of desk.suspendedMembers.entries()) {
    const id = must(people[n], 'member')
    const parts = { db: tx, publicUrl: config.http.publicUrl }
    await setMemberStatus(
      parts,
      { id: adminId, type: 'admin', session_id: 0 },
      { id, status: 'suspended', reason },
    )
    if (appeal === null) continue
    const owner = { id, type: 'user', session_id: 0 } as const
    await writeToAccountAppeal(tx, owner, { account_id: id, text: appeal })
  }
  for (const [n, warning] of desk.warnings.entries()) {
    const accountId = must(people[n + 4], 'member')
    await giveWarning(tx, adminId, {
      ...warning,
      account_id: accountId,
      listing_id: null,
      kind: null,
      case_id: null,
    })
  }
}

type PendingListingPlan = (typeof desk.pendingListings)[number]

async function toPast(
  { tx }: Desk,
  { title, description, category, price_cents: priceCents }: PendingListingPlan,
  sellerId: AccountId,
  startsAt: Date,
): Promise<PastListing> {
  const { id: categoryId } = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', category)
    .executeTakeFirstOrThrow()
  return {
    seller_id: sellerId,
    category_id: categoryId,
    title,
    description,
    condition: 'used',
    sale_method: 'fixed_price',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: priceCents,
    quantity: 1,
    pickup: 'allowed',
    payment_methods: ['bank_transfer', 'cash'],
    suburb: 'te-aro',
    delivery_options: [],
    image_ids: [],
    starts_at: startsAt,
    closes_at: null,
    viewed: [],
    is_live: false,
  }
}
