import { sql } from 'kysely'
import { updateAccount } from '#domains/identity/server/account/account.service.ts'
import { recordBrowser } from '#domains/identity/server/sessions/devices.service.ts'
import { recordPastPurchase } from '#domains/auctions/server/bidding.history.service.ts'
import { recordPastLink } from '#domains/flags/server/flags.history.service.ts'
import { flagOne } from '#domains/flags/server/flags.service.ts'
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
import { actOnTrade } from '#domains/trades/server/acts/acting.service.ts'
import { completePastTrade } from '#domains/trades/server/trades.history.service.ts'
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
  admin_id: number
  /** Demo members without sign-in, in their own order. */
  people: readonly number[]
  now_ms: number
}

/** Fills the moderation queue with cases of every kind, once and in one transaction. */
export async function fillDesk(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  member_ids: readonly number[],
  now_ms = Date.now(),
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
    const people = await selectFewestListings(tx, member_ids.slice(demoMembers.length))
    const filling = { tx, config, admin_id: admin.id, people, now_ms }
    await plantReports(filling)
    await plantListings(filling)
    await plantSales(filling)
    await plantSuspensions(filling)
    const { public_url } = config.http
    await plantEnquiries(tx, { public_url, account_ids: people.slice(18) })
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
async function selectFewestListings(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from accounts a where a.id = any(${[...ids]}::bigint[]) and a.seller_kind = 'private'
     order by (select count(*) from listings l where l.seller_id = a.id), a.id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function plantReports({ tx, people, now_ms }: Desk) {
  const { rows: listings } = await sql<{ id: number; seller_id: number }>`
    select id, seller_id from listings where status = 'active' and type = 'general'
     order by id limit ${desk.listingReports.length + desk.links.length}`.execute(tx)
  for (const [n, report] of desk.listingReports.entries()) {
    const listing = listings[n]!
    const reporter = people.filter((id) => id !== listing.seller_id)[n + 2]!
    await flagOne(tx, reporter, { listing_id: listing.id, ...report })
  }
  for (const [n, report] of desk.memberReports.entries()) {
    await flagOneMember(tx, people[n + 8]!, { kind: 'member', subject_id: people[n + 4]!, ...report })
  }
  for (const [n, link] of desk.links.entries()) {
    const listing = listings[desk.listingReports.length + n]!
    const { seller_id } = listing
    const about_id = people.find((id, at) => at > n + 5 && id !== seller_id)!
    await shareFact(tx, link.reason, seller_id, about_id)
    const flagged_at = new Date(now_ms - (n + 1) * day)
    await recordPastLink(tx, { ...link, listing_id: listing.id, about_id, flagged_at })
  }
}

/** Gives both members the fact that the report names, so that their pages agree with it. */
async function shareFact(
  tx: Tx,
  reason: (typeof desk.links)[number]['reason'],
  seller_id: number,
  about_id: number,
) {
  if (reason === 'shared_device') {
    const device_id = `demo ${seller_id} ${about_id}`
    for (const id of [seller_id, about_id]) await recordBrowser(tx, id, device_id)
    return
  }
  const { phone_number } = await tx
    .selectFrom('accounts')
    .select('phone_number')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  await updateAccount(tx, about_id, { phone_number })
}

async function plantListings(filling: Desk) {
  const { tx, config, admin_id, people, now_ms } = filling
  for (const [n, listing] of desk.pendingListings.entries()) {
    const starts_at = new Date(now_ms - (n + 1) * day)
    const past = await toPast(filling, listing, people[n + 10]!, starts_at)
    await recordPendingListing(tx, past, config.rules)
  }
  const seller_id = people[13]!
  const past = await toPast(filling, desk.suspendedListing, seller_id, new Date(now_ms - 6 * day))
  const { listing_id } = await recordPastListing(tx, past, config.rules)
  const { reason, appeal } = desk.suspension
  await decideOnListing(tx, config, admin_id, { id: listing_id, status: 'suspended', reason })
  await writeToAppeal(tx, { id: seller_id, type: 'user', session_id: 0 }, listing_id, appeal)
}

async function plantSales(filling: Desk) {
  const { tx, people, now_ms } = filling
  for (const [n, { dispute, ...listing }] of desk.disputedSales.entries()) {
    const { trade_id, buyer_id } = await sell(filling, listing, people[n + 14]!, people[n + 16]!)
    await actOnTrade(tx, buyer_id, { id: trade_id, action: 'open_dispute', reason: dispute })
  }
  for (const [n, { review, dispute, ...listing }] of desk.disputedReviews.entries()) {
    const [about_id, author_id] = [people[n + 16]!, people[n + 14]!]
    const { trade_id, listing_id } = await sell(filling, listing, about_id, author_id)
    await completePastTrade(tx, trade_id)
    const written_at = new Date(now_ms - 4 * day)
    await recordPastReviews(tx, { trade_id, listing_id }, [
      {
        author_id,
        about_id,
        about_role: 'seller',
        half_stars: 2,
        text: review,
        written_at,
        shown_at: new Date(now_ms - 2 * day),
        reply: null,
        replied_at: null,
      },
    ])
    const { id } = await tx
      .selectFrom('reviews')
      .select('id')
      .where('trade_id', '=', trade_id)
      .executeTakeFirstOrThrow()
    await openReviewDispute(tx, about_id, { review_id: id, reason: dispute })
  }
}

async function sell(filling: Desk, listing: PendingListingPlan, seller_id: number, buyer_id: number) {
  const { tx, config, now_ms } = filling
  const past = await toPast(filling, listing, seller_id, new Date(now_ms - 9 * day))
  const deal = await recordPastListing(tx, { ...past, is_live: false }, config.rules)
  const trade_id = await recordPastPurchase(tx, deal, { buyer_id, at: new Date(now_ms - 7 * day) })
  return { trade_id, buyer_id, listing_id: deal.listing_id }
}

async function plantSuspensions({ tx, config, admin_id, people }: Desk) {
  for (const [n, { reason, appeal }] of desk.suspendedMembers.entries()) {
    const id = people[n]!
    const parts = { db: tx, public_url: config.http.public_url }
    await setMemberStatus(
      parts,
      { id: admin_id, type: 'admin', session_id: 0 },
      { id, status: 'suspended', reason },
    )
    if (appeal === null) continue
    const owner = { id, type: 'user', session_id: 0 } as const
    await writeToAccountAppeal(tx, owner, { account_id: id, text: appeal })
  }
  for (const [n, warning] of desk.warnings.entries()) {
    const account_id = people[n + 4]!
    await giveWarning(tx, admin_id, { ...warning, account_id, listing_id: null, kind: null, case_id: null })
  }
}

type PendingListingPlan = (typeof desk.pendingListings)[number]

async function toPast(
  { tx }: Desk,
  { title, description, category, price_cents }: PendingListingPlan,
  seller_id: number,
  starts_at: Date,
): Promise<PastListing> {
  const { id: category_id } = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', category)
    .executeTakeFirstOrThrow()
  return {
    seller_id,
    category_id,
    title,
    description,
    condition: 'used',
    sale_method: 'fixed_price',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: price_cents,
    quantity: 1,
    pickup: 'allowed',
    payment_methods: ['bank_transfer', 'cash'],
    suburb: 'te-aro',
    shipping_options: [],
    image_ids: [],
    starts_at,
    closes_at: null,
    viewed: [],
    is_live: false,
  }
}
