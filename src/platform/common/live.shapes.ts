import * as z from 'zod/mini'
import { liveBids } from '#domains/auctions/common/bidding.shapes.ts'
import { ledgerHead } from '#domains/deals/common/ledger/ledger.shapes.ts'
import { liveListing } from '#domains/listings/common/listings.shapes.ts'
import { notification } from '#domains/messaging/common/notifications.shapes.ts'
import { id, instant, idOfListing } from './shapes.ts'

/**
 * Server-sent events of `GET /api/live?topics=…`. Topics: `listing:{id}`, `questions:{id}`, `ledger:{id}` and `settings`
 * for anyone, `me` for the signed-in (with the bearer header). Delivery isn't certain: after a gap a client reads again
 * over the API.
 */
export const liveMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), server_time: instant }),
  /** Bids are included only for an auction that has some. */
  z.strictObject({ kind: z.literal('listing'), listing: liveListing, bids: z.nullable(liveBids) }),
  /** The time of the last question or answer there; a page showing an older state reads again. */
  z.strictObject({ kind: z.literal('questions'), listing_id: idOfListing, changed_at: instant }),
  z.strictObject({ kind: z.literal('ledger'), listing_id: idOfListing, head: ledgerHead }),
  z.strictObject({
    kind: z.literal('notification'),
    notification,
    unread_notifications_count: z.int(),
    listing_id: z.nullable(idOfListing),
  }),
  /**
   * The caller has just placed a first bid on these, on any device: a page that shows one reads
   * again.
   */
  z.strictObject({ kind: z.literal('bidding'), listing_ids: z.array(id) }),
  /**
   * Something changed in a conversation of the caller's (a message, a read mark, a new one); a page
   * that shows it reads again.
   */
  z.strictObject({ kind: z.literal('chat'), unread: z.int() }),
  /** At first and after each change: read-only mode, and the notice that is on every page. */
  z.strictObject({
    kind: z.literal('settings'),
    maintenance: z.nullable(z.strictObject({ reason: z.string(), ends_at: z.nullable(instant) })),
    maintenance_notice: z.string(),
  }),
  z.strictObject({ kind: z.literal('session_ended') }),
])
export type LiveMessage = z.output<typeof liveMessage>
