import * as z from 'zod/mini'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import { adminListing } from '../moderation.shapes.ts'
import { idOfAccount, byAccount, byListing, id, instant, line, idOfListing } from '#platform/common/shapes.ts'
import { trade, tradeMove, tradeStatus } from '#domains/trades/common/trades.shapes.ts'
import * as t from '#domains/moderation/texts.ts'

const person = z.strictObject({ id: idOfAccount, full_name: z.string(), display_name: z.string() })

const activityTrade = z.strictObject({
  id,
  how: trade.shape.how,
  status: tradeStatus,
  quantity: z.int(),
  total_cents: z.int(),
  agreed_at: instant,
  buyer: person,
  seller: person,
  moves: z.array(tradeMove),
})
export type ActivityTrade = z.output<typeof activityTrade>

const activityBid = z.strictObject({
  sequence: z.int(),
  bidder: person,
  leader: person,
  /** The public price after this bid, never a secret limit. */
  price_cents: z.int(),
  placed_at: instant,
  is_void: z.boolean(),
})
export type ActivityBid = z.output<typeof activityBid>

const listingActivity = z.strictObject({
  deal: adminListing.shape.deal,
  trades: z.array(activityTrade),
  bids: z.array(activityBid),
  bid_total: z.int(),
  questions: z.strictObject({ total: z.int(), unanswered: z.int() }),
  offers: z.strictObject({ total: z.int(), open: z.int() }),
  watchers: z.int(),
  closed_at: z.nullable(instant),
})
export type ListingActivity = z.output<typeof listingActivity>

export const getListingActivity = {
  params: byListing,
  reply: listingActivity,
}

const linkedAccount = z.strictObject({
  ...person.shape,
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  type: z.enum(['user', 'admin']),
  shares_phone: z.boolean(),
  shares_device: z.boolean(),
  device_seen_at: z.nullable(instant),
  shares_card: z.boolean(),
  shares_bank_account: z.boolean(),
})
export type LinkedAccount = z.output<typeof linkedAccount>

export const listLinkedAccounts = {
  params: byAccount,
  reply: z.strictObject({ items: z.array(linkedAccount) }),
}

const task = z.strictObject({
  count: z.int(),
  oldest_at: z.nullable(instant),
})

export const getAdminTasks = {
  reply: z.strictObject({
    cases: task,
    reports: task,
    member_reports: task,
    approvals: task,
    appeals: task,
    account_appeals: task,
    support: task,
    disputes: task,
    reviews: task,
    warning_appeals: task,
    linked_accounts: task,
    proposals: task,
  }),
}
export type AdminTasks = z.output<(typeof getAdminTasks)['reply']>

export const findForAdmin = {
  query: z.strictObject({ q: line(t.search, 100) }),
  reply: z.strictObject({
    listings: z.array(
      z.strictObject({ id, title: z.nullable(z.string()), status: listingStatus, seller_name: z.string() }),
    ),
    people: z.array(
      z.strictObject({ ...person.shape, email: z.string(), status: linkedAccount.shape.status }),
    ),
    /** Found by their number alone. */
    trades: z.array(
      z.strictObject({
        id,
        listing_id: idOfListing,
        title: z.nullable(z.string()),
        seller_name: z.string(),
        buyer_name: z.string(),
      }),
    ),
    /** Found by their number alone. */
    invoices: z.array(z.strictObject({ id, number: z.int(), recipient_name: z.string() })),
  }),
}
