import * as z from 'zod/mini'
import { listing_status } from '../listings/listings.ts'
import { admin_listing } from '../moderation/moderation.ts'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, line } from '../core/shapes.ts'
import { trade, trade_move, trade_status } from '../trades/trades.ts'
import * as t from './texts.ts'

const person = z.strictObject({ id, full_name: z.string(), display_name: z.string() })

export const max_activity_bids = 100

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

export const getListingActivity = operation({
  name: 'getListingActivity',
  summary: 'What was done with a listing: its sales with both people, its bids by name, questions and offers',
  method: 'GET',
  path: '/admin-listing-activity/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: listing_activity,
  refusals: [],
})

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

export const max_linked_accounts = 50

export const listLinkedAccounts = operation({
  name: 'listLinkedAccounts',
  summary: 'Accounts that share a phone number, a device, a card or a bank account with one account',
  method: 'GET',
  path: '/admin-linked-accounts/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({ items: z.array(linked_account) }),
  refusals: [],
})

const task = z.strictObject({
  count: z.int(),
  oldest_at: z.nullable(instant),
})

export const admin_task_kinds = [
  /** All that is in the moderation queue. */
  'cases',
  'reports',
  'member_reports',
  'approvals',
  'appeals',
  'account_appeals',
  'support',
  'disputes',
  'reviews',
  'warning_appeals',
  'linked_accounts',
  /** Acts that wait for a second admin. */
  'proposals',
] as const
export type AdminTaskKind = (typeof admin_task_kinds)[number]

export const getAdminTasks = operation({
  name: 'getAdminTasks',
  summary: 'What waits for an admin: how many of each kind, and since when the oldest',
  method: 'GET',
  path: '/admin-tasks',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
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
  refusals: [],
})
export type AdminTasks = z.output<(typeof getAdminTasks)['reply']>

/** Of each kind. */
export const max_found = 8

export const findForAdmin = operation({
  name: 'findForAdmin',
  summary:
    'A few listings, people, sales and invoices by a number, a name, a plate or what else an admin has of them',
  method: 'GET',
  path: '/admin-find',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ q: line(t.search, 100) }),
  reply: z.strictObject({
    listings: z.array(
      z.strictObject({ id, title: z.nullable(z.string()), status: listing_status, seller_name: z.string() }),
    ),
    people: z.array(
      z.strictObject({ ...person.shape, email: z.string(), status: linked_account.shape.status }),
    ),
    /** By their number alone. */
    trades: z.array(
      z.strictObject({
        id,
        listing_id: id,
        title: z.nullable(z.string()),
        seller_name: z.string(),
        buyer_name: z.string(),
      }),
    ),
    /** By their number alone. */
    invoices: z.array(z.strictObject({ id, number: z.int(), recipient_name: z.string() })),
  }),
  refusals: [],
})
