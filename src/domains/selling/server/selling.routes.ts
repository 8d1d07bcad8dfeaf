import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
  updateListing,
  validateListing,
  getOwnListingNeeds,
} from '#domains/selling/common/own-listings.ts'
import { holdListing, liftHold, listHoldCandidates } from '#domains/selling/common/holds.ts'
import {
  getEditingTerms,
  getListingHistory,
  renewListing,
  listSoldCandidates,
  markSold,
  relistListing,
  sellSimilar,
  cancelStart,
  scheduleStart,
  setFeatured,
  getListingAdvice,
} from '#domains/selling/common/selling.ts'
import { resolveActor, resolveActorToStart } from './publishing/behalf.service.ts'
import { cancelListingStart, scheduleListingStart } from './publishing/scheduled-start.service.ts'
import { rehearsePublishing } from './publishing/rehearsal.service.ts'
import { removeListing } from './publishing/publishing.service.ts'
import { readAdvice } from '#domains/listings/server/detail/detail.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { endOwnHold, holdForBuyer, readHoldCandidates } from './holds/holds.service.ts'
import { featureListing, readOwnNeeds, readOwnTable } from './featuring.service.ts'
import { readEditingTerms, saveListing } from './editing.service.ts'
import { renewOwnListing, readHistory } from './expiry.service.ts'
import { relistOwnListing } from './relisting.service.ts'
import { markAsSold, readCandidates } from './sold.service.ts'
import { draftSimilar } from './publishing/similar.service.ts'
import { readOwnListing, startDraft } from './publishing/drafts.service.ts'

export function sellingRoutes(serve: Serve, { db, config }: Platform): void {
  serve(createListing, async ({ input: { seller_id: sellerId, ...input }, caller }) => {
    return await startDraft(db, await resolveActorToStart(db, caller, sellerId), input)
  })

  serve(validateListing, async ({ input: { seller_id: sellerId, ...input }, caller }) => {
    return await rehearsePublishing(db, config, await resolveActorToStart(db, caller, sellerId), input)
  })

  serve(getListingAdvice, async ({ input, caller }) => {
    const { seller_id: sellerId } = await resolveActor(db, caller, input.id)
    const items = await readAdvice(db, sellerId, input.id)
    return items ? { items } : refuse('not_found')
  })

  serve(getOwnListingNeeds, ({ caller }) => readOwnNeeds(db, caller.id))

  serve(getOwnListing, async ({ input, caller }) => {
    const { seller_id: sellerId } = await resolveActor(db, caller, input.id)
    const own = await readOwnListing(db, sellerId, input.id)
    return own ?? refuse('not_found')
  })

  serve(listOwnListings, ({ input, caller }) => readOwnTable(db, caller.id, input))

  serve(deleteListing, async ({ input, caller }) => {
    await removeListing(db, await resolveActor(db, caller, input.id), input.id)
    return { ok: true as const }
  })

  serve(updateListing, async ({ input, caller }) => {
    return await saveListing(db, config, await resolveActor(db, caller, input.id), input)
  })

  serve(getEditingTerms, async ({ input, caller }) => {
    const { seller_id: sellerId } = await resolveActor(db, caller, input.id)
    return await readEditingTerms(db, sellerId, input.id)
  })

  serve(markSold, ({ input, caller, once }) => markAsSold(db, caller.id, { ...input, idempotencyKey: once }))

  serve(listSoldCandidates, async ({ input, caller }) => {
    const items = await readCandidates(db, caller.id, input.id)
    return items ? { items } : refuse('not_found')
  })

  serve(holdListing, ({ input, caller }) => holdForBuyer(db, caller.id, input))

  serve(liftHold, async ({ input, caller }) => {
    await endOwnHold(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(listHoldCandidates, async ({ input, caller }) => {
    const items = await readHoldCandidates(db, caller.id, input.id)
    return items ? { items } : refuse('not_found')
  })

  serve(relistListing, async ({ input, caller }) => await relistOwnListing(db, config, caller.id, input))

  serve(sellSimilar, async ({ input, caller }) => {
    return await draftSimilar(db, await resolveActor(db, caller, input.id), input.id)
  })

  serve(scheduleStart, async ({ input: { id, starts_at: startsAt }, caller }) => {
    const actor = await resolveActor(db, caller, id)
    return await scheduleListingStart(db, config, actor, { id, starts_at: new Date(startsAt) })
  })

  serve(cancelStart, async ({ input, caller }) => {
    return await cancelListingStart(db, await resolveActor(db, caller, input.id), input.id)
  })

  serve(setFeatured, ({ input, caller }) => featureListing(db, caller.id, input))

  serve(renewListing, async ({ input, caller }) => await renewOwnListing(db, caller.id, input.id))

  serve(getListingHistory, async ({ input, source }) => {
    const history = await readHistory(source.db, input.id)
    return history ?? refuse('not_found')
  })
}
