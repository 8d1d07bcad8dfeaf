import * as z from 'zod/mini'
import { byListing, instant, idOfListing } from '#platform/common/shapes.ts'

/** Format: docs/ledger-format.md. */

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const salt = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const amount = z.int()
const number = z.int()
const pseudonym = z.string()
const reserveState = z.enum(['none', 'not_met', 'met'])

const row = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, fields: Shape) =>
  z.strictObject({ kind: z.literal(kind), number, at: instant, before: hash, hash, ...fields })

const terms = {
  start_price_cents: amount,
  reserve_commitment: z.nullable(hash),
  buy_now_price_cents: z.nullable(amount),
  closes_at: instant,
}

export const ledgerRow = z.discriminatedUnion('kind', [
  row('opening', {
    format: z.literal('hoko-ledger-1'),
    listing_id: idOfListing,
    ...terms,
    increments: z.array(z.strictObject({ up_to_cents: z.nullable(amount), increment_cents: amount })),
    max_bid_cents: amount,
    extension_ms: z.int(),
    reserve_floor_percent: z.int(),
    reserve_freeze_ms: z.int(),
    void_freeze_ms: z.int(),
    /** Set only if the auction began before ledgers existed. */
    written_at: z.nullable(instant),
  }),
  row('terms_changed', terms),
  row('bid', {
    sequence: z.int(),
    bidder: pseudonym,
    commitment: hash,
    price_cents: amount,
    leader: pseudonym,
    reserve_state: reserveState,
  }),
  row('extension', { closes_at: instant, reason: z.enum(['late_bid', 'outage', 'before_the_ledger']) }),
  row('reserve_lowered', { reserve_commitment: hash, reserve_state: reserveState }),
  row('void', {
    bidder: pseudonym,
    by: z.enum(['seller', 'house']),
    price_cents: amount,
    leader: z.nullable(pseudonym),
    reserve_state: reserveState,
  }),
  row('maximum_lowered', { bidder: pseudonym, commitment: hash }),
  row('stood_still', {}),
  row('went_on', { closes_at: instant }),
  row('closing', {
    closes_at: instant,
    outcome: z.enum(['sold', 'unsold']),
    price_cents: z.nullable(amount),
    winner: z.nullable(pseudonym),
    reserve_state: reserveState,
  }),
  row('bought_now', { price_cents: amount }),
  row('offer_accepted', { price_cents: amount }),
  row('withdrawal', { by: z.enum(['seller', 'house']) }),
  row('marked_sold', {}),
])
export type LedgerRow = z.output<typeof ledgerRow>

const opening = z.strictObject({ number, cents: amount, salt })

export const ledgerHead = z.strictObject({ number, hash, at: instant })
export type LedgerHead = z.output<typeof ledgerHead>

export const getLedger = {
  params: byListing,
  reply: z.strictObject({
    format: z.literal('hoko-ledger-1'),
    listing_id: idOfListing,
    rows: z.array(ledgerRow),
    openings: z.array(opening),
    /** Heads that were published while the auction ran. */
    heads: z.array(ledgerHead),
  }),
}

export const getLedgerHead = {
  params: byListing,
  reply: z.strictObject({ listing_id: idOfListing, head: z.nullable(ledgerHead) }),
}

/** Proves a bid against the ledger: the row, its hash, and the opening of its commitment. */
export const ledgerReceipt = z.strictObject({ number, hash, cents: amount, salt })
export type LedgerReceipt = z.output<typeof ledgerReceipt>

export const listLedgerReceipts = {
  params: byListing,
  reply: z.strictObject({ listing_id: idOfListing, receipts: z.array(ledgerReceipt) }),
}
