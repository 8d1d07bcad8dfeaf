import { setListingStatus, updateListing } from '#contract/own-listings.ts'
import {
  getEditingTerms,
  getListingHistory,
  keepListingUp,
  listSoldCandidates,
  markSold,
  relistListing,
} from '#contract/selling.ts'
import { decide } from '#server/modules/listings/decisions.service.ts'
import { publishDraft, takeBack, withdrawListing } from '#server/modules/listings/publishing.service.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readEditingTerms, saveListing } from './editing.service.ts'
import { keepUp } from './expiry.service.ts'
import { readHistory } from './history.service.ts'
import { relist } from './relisting.service.ts'
import { markAsSold, readCandidates } from './sold.service.ts'

export function sellingRoutes(serve: Serve, { db, config }: Platform): void {
  serve(updateListing, async ({ input, caller }) => await saveListing(db, config, caller.id, input))

  serve(setListingStatus, async ({ input, caller }) => {
    const { id, status, reason = '' } = input
    if (caller.type === 'admin') return await decide(db, config, caller.id, input)
    if (status === 'active') return await publishDraft(db, config, caller.id, id)
    if (status === 'withdrawn') return await withdrawListing(db, caller.id, id, reason)
    if (status === 'sold') {
      await markAsSold(db, caller.id, { id })
      return { id, status, closes_at: null, reason: null }
    }
    return await takeBack(db, caller.id, id, status)
  })

  serve(getEditingTerms, async ({ input, caller }) => await readEditingTerms(db, caller.id, input.id))

  serve(markSold, async ({ input, caller }) => await markAsSold(db, caller.id, input))

  serve(listSoldCandidates, async ({ input, caller }) => {
    const items = await readCandidates(db, caller.id, input.id)
    return items ? { items } : refuse(listSoldCandidates, 'not_found')
  })

  serve(relistListing, async ({ input, caller }) => await relist(db, config, caller.id, input))

  serve(keepListingUp, async ({ input, caller }) => await keepUp(db, caller.id, input.id))

  serve(getListingHistory, async ({ input }) => {
    const history = await readHistory(db, input.id)
    return history ?? refuse(getListingHistory, 'not_found')
  })
}
