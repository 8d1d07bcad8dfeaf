import * as z from 'zod/mini'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import { trade, tradeMove, tradeStatus } from '#domains/trades/common/trades.shapes.ts'
import {
  idOfAccount,
  byAccount,
  byId,
  done,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  byListing,
} from '#platform/common/shapes.ts'
import { adminListing } from '../moderation.shapes.ts'
import { memberRecordKinds, listingRecordKinds } from './records.ts'
import * as t from '#domains/moderation/texts.ts'

const kind = z.enum(memberRecordKinds)

const memberRecord = z.strictObject({
  id,
  at: instant,
  /** The member's side, or the kind of the record. */
  role: z.nullable(z.string()),
  status: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** A further detail, such as an address of a session or the reason of a report. */
  detail: z.nullable(z.string()),
  amount_cents: z.nullable(z.int()),
  count: z.nullable(z.int()),
  other: z.nullable(z.strictObject({ id: idOfAccount, name: z.string() })),
  listing: z.nullable(z.strictObject({ id: idOfListing, title: z.nullable(z.string()) })),
})
export type MemberRecord = z.output<typeof memberRecord>

export const listMemberRecords = {
  params: byAccount,
  query: z.strictObject({ kind, ...pageQuery }),
  reply: page(memberRecord),
}

const count = z.int()

export const getMemberSummary = {
  params: byAccount,
  reply: z.strictObject({
    counts: z.strictObject({
      listings: count,
      trades: count,
      bids: count,
      offers: count,
      questions: count,
      reviews: count,
      reports: count,
      blocks: count,
      disputes: count,
      chats: count,
      support: count,
      payments: count,
      sessions: count,
      changes: count,
      notes: count,
    }),
    risks: z.array(
      z.strictObject({
        mark: z.enum([
          'linked_to_suspended',
          'new_with_high_value',
          'contact_just_changed',
          'reports_upheld',
          'sales_cancelled',
          'did_not_pay',
          'suspended_before',
        ]),
        severity: z.enum(['high', 'medium']),
        count,
        amount_cents: z.nullable(z.int()),
      }),
    ),
    pinned: z.array(z.strictObject({ id, text: z.string(), at: instant, author: z.string() })),
  }),
}
export type MemberSummary = z.output<(typeof getMemberSummary)['reply']>

export const writeMemberNote = {
  params: byAccount,
  body: z.strictObject({
    text: paragraphs(t.note, 2000).check(z.minLength(3, { error: t.write_a_few_words })),
  }),
  reply: done,
}

export const pinMemberNote = {
  params: byId,
  body: z.strictObject({ pinned: z.boolean() }),
  reply: done,
}

export const endMemberSessions = {
  params: byAccount,
  body: z.strictObject({ session_id: z.nullable(id), reason: line(t.reason, 500, 3) }),
  reply: z.strictObject({ ended: z.int() }),
}

const listingRecord = z.strictObject({
  /** The id of the member, the offer or the question. */
  id,
  at: instant,
  person: z.strictObject({ id: idOfAccount, name: z.string() }),
  status: z.enum([
    'leading',
    'outbid',
    'won',
    'lost',
    'void',
    'pending',
    'countered',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'answered',
    'unanswered',
    'removed',
  ]),
  text: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** A bidder's last public bid, or the last amount of an offer. */
  amount_cents: z.nullable(z.int()),
  /** The number of bids, or of proposals in an offer. */
  count: z.nullable(z.int()),
})
export type ListingRecord = z.output<typeof listingRecord>

export const listListingRecords = {
  params: byListing,
  query: z.strictObject({ kind: z.enum(listingRecordKinds), ...pageQuery }),
  reply: page(listingRecord),
}

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
