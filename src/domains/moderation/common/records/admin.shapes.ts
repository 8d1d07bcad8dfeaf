import * as z from 'zod/mini'
import { listing_status } from '#domains/listings/common/listings.shapes.ts'
import { admin_listing } from '../moderation.shapes.ts'
import { by_id, id, instant, line } from '#platform/common/shapes.ts'
import { trade, trade_move, trade_status } from '#domains/trades/common/trades.shapes.ts'
import * as t from '#domains/moderation/texts.ts'

const person = z.strictObject({ id, full_name: z.string(), display_name: z.string() })

const activity_trade = z.strictObject({
  id,
  how: trade.shape.how,
  status: trade_status,
  quantity: z.int(),
  total_cents: z.int(),
  agreed_at: instant,
  buyer: person,
  seller: person,
  moves: z.array(trade_move),
})
export type ActivityTrade = z.output<typeof activity_trade>

const activity_bid = z.strictObject({
  sequence: z.int(),
  bidder: person,
  leader: person,
  /** The public price after this bid, never a secret limit. */
  price_cents: z.int(),
  placed_at: instant,
  is_void: z.boolean(),
})
export type ActivityBid = z.output<typeof activity_bid>

const listing_activity = z.strictObject({
  deal: admin_listing.shape.deal,
  trades: z.array(activity_trade),
  bids: z.array(activity_bid),
  bid_total: z.int(),
  questions: z.strictObject({ total: z.int(), unanswered: z.int() }),
  offers: z.strictObject({ total: z.int(), open: z.int() }),
  watchers: z.int(),
  closed_at: z.nullable(instant),
})
export type ListingActivity = z.output<typeof listing_activity>

export const getListingActivity = {
  params: by_id,
  reply: listing_activity,
}

const linked_account = z.strictObject({
  ...person.shape,
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  type: z.enum(['user', 'admin']),
  shares_phone: z.boolean(),
  shares_device: z.boolean(),
  device_seen_at: z.nullable(instant),
  shares_card: z.boolean(),
  shares_bank_account: z.boolean(),
})
export type LinkedAccount = z.output<typeof linked_account>

export const listLinkedAccounts = {
  params: by_id,
  reply: z.strictObject({ items: z.array(linked_account) }),
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
      z.strictObject({ id, title: z.nullable(z.string()), status: listing_status, seller_name: z.string() }),
    ),
    people: z.array(
      z.strictObject({ ...person.shape, email: z.string(), status: linked_account.shape.status }),
    ),
    /** Found by their number alone. */
    trades: z.array(
      z.strictObject({
        id,
        listing_id: id,
        title: z.nullable(z.string()),
        seller_name: z.string(),
        buyer_name: z.string(),
      }),
    ),
    /** Found by their number alone. */
    invoices: z.array(z.strictObject({ id, number: z.int(), recipient_name: z.string() })),
  }),
}
