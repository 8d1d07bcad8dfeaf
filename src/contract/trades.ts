import * as z from 'zod/mini'
import { listing_card } from './listings.ts'
import { operation } from './operation.ts'
import { by_id, id, instant, page, page_query, paragraphs } from './shapes.ts'

export const trade_status = z.enum([
  'unconfirmed',
  'agreed',
  'paid',
  'sent',
  'completed',
  'disputed',
  'cancelled',
])
export type TradeStatus = z.output<typeof trade_status>

/** trading-rules.md › After the trade; how long a default may be contested and a press taken back is decision 34. */
export const reminder_days = [3, 7] as const
export const dispute_from_days = 3
export const default_from_days = 7
export const default_stands_days = 3
export const undo_hours = 24

/** What a side may do with a trade. */
export const trade_action = z.enum([
  'mark_paid',
  'confirm_payment',
  'mark_sent',
  'mark_received',
  'undo',
  'open_dispute',
  'withdraw_dispute',
  'state_default',
  'withdraw_default',
  'contest_default',
  'accept_default',
])
export type TradeAction = z.output<typeof trade_action>

/** Those that are nothing without a word. */
export const actions_with_reason = ['open_dispute', 'state_default', 'contest_default'] as const

export const trade_move = z.strictObject({
  side: z.enum(['buyer', 'seller', 'house']),
  action: z.enum([
    'paid',
    'payment_confirmed',
    'sent',
    'received',
    'handed_over',
    'undone',
    'disputed',
    'dispute_withdrawn',
    'dispute_resolved',
    'default_stated',
    'default_withdrawn',
    'default_contested',
    'default_accepted',
    'default_stood',
  ]),
  from_status: trade_status,
  to_status: trade_status,
  reason: z.string(),
  at: instant,
})
export type TradeMove = z.output<typeof trade_move>

export const trade = z.strictObject({
  id,
  listing: listing_card,
  role: z.enum(['buyer', 'seller']),
  /** For one piece; total_cents is for all of them. */
  price_cents: z.int(),
  quantity: z.int(),
  total_cents: z.int(),
  how: z.enum(['won', 'buy_now', 'marked_sold', 'offer', 'second_chance']),
  /** `unconfirmed`: the seller says so, and the buyer has not answered. */
  status: trade_status,
  agreed_at: instant,
  /** Both sides see this of each other, and nobody else does; null until a sale that the seller spoke of is confirmed. */
  counterparty: z.strictObject({
    id,
    display_name: z.string(),
    full_name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone_number: z.nullable(z.string()),
  }),
})
export type Trade = z.output<typeof trade>

export const listTrades = operation({
  name: 'listTrades',
  summary: 'What I bought or sold, newest first',
  method: 'GET',
  path: '/trade',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ role: z.enum(['buyer', 'seller']), ...page_query }),
  reply: page(trade),
  refusals: [],
})

export const getTrade = operation({
  name: 'getTrade',
  summary: 'One trade that I am a side of',
  method: 'GET',
  path: '/trade/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: trade,
  refusals: [],
})

/** Our own path: the seller named me as the buyer. */
export const answerTrade = operation({
  name: 'answerTrade',
  summary: 'Confirm or deny that I bought what its seller marked as sold to me',
  method: 'POST',
  path: '/trade-answer/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  body: z.strictObject({ answer: z.enum(['confirmed', 'denied'], 'Say whether you bought it.') }),
  reply: trade,
  refusals: ['already_answered'],
})
