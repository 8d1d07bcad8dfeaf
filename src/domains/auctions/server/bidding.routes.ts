import {
  buyNow,
  listBids,
  listMyAuctions,
  placeBid,
  tryRules,
  lowerMaximum,
  voidBidder,
} from '#domains/auctions/common/bidding.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { must } from '#platform/common/must.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { answerOutcome, refuse } from '#platform/server/refusal.ts'
import { createBidBatches } from './batches/batches.service.ts'
import { selectBids, selectMyAuctions } from './bidding.queries.ts'
import { buyNowOn } from './bidding.service.ts'
import { lowerMaximumOn } from './closing/maximum.service.ts'
import { tryRulesOn } from './sandbox/sandbox.service.ts'
import { voidBidderOn } from './void/void.service.ts'

export function biddingRoutes(serve: Serve, { db }: Platform) {
  const batches = createBidBatches(db)

  serve(placeBid, async ({ input, caller, once, reply }) => {
    // The contract requires one of the two.
    const maxCents = must(input.max_cents ?? input.amount_cents, 'max_cents')
    const { listing_id: listingId } = input
    const hasLapsed = () => reply.raw.destroyed
    const call = {
      bidder_id: caller.id,
      listing_id: listingId,
      max_cents: maxCents,
      idempotencyKey: once,
      hasLapsed,
    }
    return answerOutcome(placeBid, await batches.place(call))
  })

  serve(buyNow, async ({ input: { id: listingId, quantity, delivery, ...seen }, caller, once }) => {
    const purchase = {
      buyer_id: caller.id,
      listing_id: listingId,
      quantity,
      seenCents: seen.price_cents ?? null,
      delivery: delivery ?? null,
      seenTotalCents: seen.total_cents ?? null,
      idempotencyKey: once,
    }
    return answerOutcome(buyNow, await buyNowOn(db, purchase))
  })

  serve(tryRules, ({ input, caller }) => tryRulesOn(db, caller.id, input))

  serve(voidBidder, ({ input: { id, ...voiding }, caller, once }) =>
    voidBidderOn(db, { seller_id: caller.id, listing_id: id, ...voiding, idempotencyKey: once }),
  )

  serve(lowerMaximum, ({ input: { id, max_cents: maxCents }, caller, once }) =>
    lowerMaximumOn(db, { bidder_id: caller.id, listing_id: id, max_cents: maxCents, idempotencyKey: once }),
  )

  serve(listBids, async ({ input, caller, source }) => {
    const { mine, ...wanted } = input
    if (mine && !caller) refuse('unauthenticated')
    const { items, total } = await selectBids(source.db, caller?.id ?? null, {
      ...wanted,
      mine: mine === 'yes',
    })
    return { items, total, page: input.page, limit: input.limit }
  })

  serve(listMyAuctions, async ({ input, caller }) => {
    const { rows, total } = await selectMyAuctions(db, caller.id, input)
    const cards = await selectListingCards(
      db,
      rows.map((row) => row.listing_id),
    )
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    const items = rows.map((row) => ({
      listing: must(cardOf.get(row.listing_id), 'card'),
      my_max_cents: row.my_max_cents,
      my_pseudonym: row.my_pseudonym,
      standing: row.standing,
      last_bid_at: row.last_bid_at.toISOString(),
      went_for_cents: row.went_for_cents,
      was_voided: row.was_voided,
    }))
    return { items, total, page: input.page, limit: input.limit }
  })
}
