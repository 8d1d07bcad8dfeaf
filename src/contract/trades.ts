import * as z from 'zod/mini'
import { listing_card } from './listings.ts'
import { operation } from './operation.ts'
import { by_id, id, instant, page, page_query } from './shapes.ts'

export const trade = z.strictObject({
  id,
  listing: listing_card,
  role: z.enum(['buyer', 'seller']),
  /** For one piece; total_cents is for all of them. */
  price_cents: z.int(),
  quantity: z.int(),
  total_cents: z.int(),
  how: z.enum(['won', 'buy_now']),
  status: z.enum(['agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled']),
  agreed_at: instant,
  /** Both sides see this of each other, and nobody else does. */
  counterparty: z.strictObject({
    id,
    display_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
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
