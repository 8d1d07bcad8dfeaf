import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
  setListingStatus,
  updateListing,
} from '#contract/selling/own-listings.ts'
import {
  getEditingTerms,
  getListingHistory,
  renewListing,
  listSoldCandidates,
  markSold,
  relistListing,
} from '#contract/selling/selling.ts'
import { resolveActor, resolveActorToStart } from '#server/modules/listings/publishing/behalf.service.ts'
import { decideOnListing } from '#server/modules/listings/publishing/decisions.service.ts'
import {
  isAdminsDraft,
  publishDraft,
  takeBack,
} from '#server/modules/listings/publishing/publishing.service.ts'
import { withdrawListing, removeListing } from '#server/modules/listings/publishing/withdrawing.service.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readEditingTerms, saveListing } from './editing.service.ts'
import { renewOwnListing } from './expiry.service.ts'
import { readHistory } from './history.service.ts'
import { relistOwnListing } from './relisting.service.ts'
import { markAsSold, readCandidates } from './sold.service.ts'
import { readOwnListing, startDraft } from '#server/modules/listings/publishing/drafts.service.ts'
import { readOwnTable } from '#server/modules/listings/publishing/own-table.service.ts'

export function sellingRoutes(serve: Serve, { db, config }: Platform): void {
  serve(createListing, async ({ input: { seller_id, ...input }, caller }) => {
    return await startDraft(db, await resolveActorToStart(db, caller, seller_id), input)
  })

  serve(getOwnListing, async ({ input, caller }) => {
    const { seller_id } = await resolveActor(db, caller, input.id)
    const own = await readOwnListing(db, seller_id, input.id)
    return own ?? refuse(getOwnListing, 'not_found')
  })

  serve(listOwnListings, ({ input, caller }) => readOwnTable(db, caller.id, input))

  serve(deleteListing, async ({ input, caller }) => {
    await removeListing(db, await resolveActor(db, caller, input.id), input.id)
    return { ok: true as const }
  })

  serve(updateListing, async ({ input, caller }) => {
    return await saveListing(db, config, await resolveActor(db, caller, input.id), input)
  })

  serve(setListingStatus, async ({ input, caller }) => {
    const { id, status, reason = '' } = input
    const actor = await resolveActor(db, caller, id)
    if (status === 'active' && (caller.type === 'user' || (await isAdminsDraft(db, id)))) {
      return await publishDraft(db, config, actor, id)
    }
    if (caller.type === 'admin') return await decideOnListing(db, config, caller.id, input)
    if (status === 'withdrawn') return await withdrawListing(db, caller.id, id, reason)
    if (status === 'sold') {
      await markAsSold(db, caller.id, { id, once: null })
      return { id, status, closes_at: null, reason: null }
    }
    return await takeBack(db, caller.id, id, status)
  })

  serve(getEditingTerms, async ({ input, caller }) => {
    const { seller_id } = await resolveActor(db, caller, input.id)
    return await readEditingTerms(db, seller_id, input.id)
  })

  serve(markSold, ({ input, caller, once }) => markAsSold(db, caller.id, { ...input, once }))

  serve(listSoldCandidates, async ({ input, caller }) => {
    const items = await readCandidates(db, caller.id, input.id)
    return items ? { items } : refuse(listSoldCandidates, 'not_found')
  })

  serve(relistListing, async ({ input, caller }) => await relistOwnListing(db, config, caller.id, input))

  serve(renewListing, async ({ input, caller }) => await renewOwnListing(db, caller.id, input.id))

  serve(getListingHistory, async ({ input }) => {
    const history = await readHistory(db, input.id)
    return history ?? refuse(getListingHistory, 'not_found')
  })
}
