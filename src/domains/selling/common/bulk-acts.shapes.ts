import * as z from 'zod/mini'
import { deliveryOptions } from '#domains/delivery/common/delivery-options.shapes.ts'
import { pickup } from '#domains/listings/common/listings.shapes.ts'
import { maxAuctionMinutesAllowed } from '#domains/settings/common/closing-rules.ts'
import { byId, cents, id, idOfListing, instant, line, type } from '#platform/common/shapes.ts'
import { bulkKinds, bulkPrices, maxBulk, maxQuantity } from './bulk-acts.ts'
import { ownFilter } from './own-listings.shapes.ts'
import * as t from '#domains/selling/texts.ts'

const priceChange = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('amount'), cents }),
  z.strictObject({
    by: z.literal('percent'),
    percent: z.int({ error: t.enter_a_whole_percentage }).check(
      z.minimum(-95, { error: t.prices_fall_by_at_most_95 }),
      z.maximum(900, { error: t.prices_rise_by_at_most_900 }),
      z.refine((percent) => percent !== 0, { error: t.enter_a_percentage_other_than_0 }),
    ),
  }),
])

const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), price: z.enum(bulkPrices), change: priceChange }),
  z.strictObject({
    kind: z.literal('quantity'),
    /** Includes pieces that are sold. */
    quantity: z
      .int({ error: t.this_must_be_a_whole_number })
      .check(z.positive({ error: t.at_least_one }), z.maximum(maxQuantity, { error: t.at_most_10_000 })),
  }),
  z.strictObject({ kind: z.literal('delivery'), pickup, delivery_options: deliveryOptions }),
  z.strictObject({
    kind: z.literal('duration'),
    /** Counted from the start of a live auction. */
    minutes: z
      .int({ error: t.this_must_be_a_number_of_minutes })
      .check(
        z.positive(),
        z.maximum(maxAuctionMinutesAllowed, { error: t.thats_longer_than_any_auction_can_run }),
      ),
  }),
  z.strictObject({ kind: z.literal('relist') }),
  z.strictObject({
    kind: z.literal('withdraw'),
    /** Everyone who bid sees it; those with bids are withdrawn only with a reason. */
    reason: z._default(line(t.your_reason, 300, 0), ''),
  }),
  z.strictObject({ kind: z.literal('delete_drafts') }),
])
export type BulkChange = z.output<typeof bulkChange>

/** Fields of a listing that an act changes; those of one listing are the same before and after. */
const bulkFields = z.strictObject({
  start_price_cents: z.optional(z.nullable(z.int())),
  reserve_price_cents: z.optional(z.nullable(z.int())),
  buy_now_price_cents: z.optional(z.nullable(z.int())),
  quantity: z.optional(z.int()),
  duration_minutes: z.optional(z.nullable(z.int())),
  pickup: z.optional(pickup),
  delivery_options: z.optional(deliveryOptions),
})
export type BulkFields = z.output<typeof bulkFields>

const bulkItem = z.strictObject({
  /** Null once its draft is deleted. */
  listing_id: z.nullable(idOfListing),
  type,
  title: z.nullable(z.string()),
  bid_count: z.int(),
  before: bulkFields,
  after: bulkFields,
  /**
   * `stays`: the plan leaves it alone. Of those that would change: `waiting` for the run, `done`,
   * `refused` by the run, or `changed` since the plan, and so left alone.
   */
  state: z.enum(['stays', 'waiting', 'done', 'refused', 'changed']),
  /** Why it stays as it is. */
  refusal: z.nullable(z.string()),
  relisted_as: z.nullable(idOfListing),
})
export type BulkItem = z.output<typeof bulkItem>

const bulkAct = z.strictObject({
  id,
  kind: z.enum(bulkKinds),
  /** The act that this one takes back. */
  undoes: z.nullable(id),
  state: z.enum(['planned', 'running', 'stopping', 'stopped', 'done']),
  /** How many listings were found; an act takes the first 500. */
  matching: z.int(),
  counts: z.strictObject({
    planned: z.int(),
    stays: z.int(),
    waiting: z.int(),
    done: z.int(),
    refused: z.int(),
    changed: z.int(),
  }),
  /** The prices of those that would change, added up; null for other acts. */
  sums: z.nullable(z.strictObject({ before_cents: z.int(), after_cents: z.int() })),
  /** A plan to withdraw: the fees of those with bids, added up. */
  fee_cents: z.int(),
  may_undo: z.boolean(),
  items: z.array(bulkItem),
  created_at: instant,
})
export type BulkAct = z.output<typeof bulkAct>

export const planBulkAct = {
  body: z
    .strictObject({
      act: bulkChange,
      listing_ids: z.optional(
        z
          .array(idOfListing)
          .check(
            z.minLength(1, { error: t.choose_at_least_one_listing }),
            z.maxLength(maxBulk, { error: () => t.choose_at_most_listings({ count: maxBulk }) }),
          ),
      ),
      /** All listings of this filter, in place of their ids. */
      all_of: z.optional(z.strictObject(ownFilter)),
    })
    .check(
      z.refine(({ listing_ids: ids, all_of: all }) => (ids === undefined) !== (all === undefined), {
        error: t.choose_at_least_one_listing,
        path: ['listing_ids'],
      }),
    ),
  reply: bulkAct,
}

export const getBulkAct = { params: byId, reply: bulkAct }

export const runBulkAct = { params: byId, reply: bulkAct }

export const stopBulkAct = { params: byId, reply: bulkAct }

export const planUndo = { params: byId, reply: bulkAct }
