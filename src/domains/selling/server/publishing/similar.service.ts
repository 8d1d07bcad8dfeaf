import type { sellSimilar } from '#domains/selling/common/selling.ts'
import { copyAsSimilar } from '#domains/listings/server/detail/copies.service.ts'
import { lockOwnListing } from '#domains/listings/server/listings.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { auditableValues, auditOnBehalf, lockActor, type SellerActor } from './behalf.service.ts'
import { readOwn } from './drafts.service.ts'
import * as t from '#domains/selling/texts.ts'

/** The copy isn't a relisting: it stands in no chain, and nobody watches it. */
export function draftSimilar(
  db: Db,
  actor: SellerActor,
  id: ListingId,
): Promise<OperationReply<typeof sellSimilar>> {
  return transact(db, async (tx) => {
    refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
    const original = await lockOwnListing(tx, actor.seller_id, id)
    if (!original) return refuse('not_found')
    if (original.status === 'draft')
      return refuse('listing_not_editable', { message: t.this_is_still_a_draft_finish_it() })
    const copy = await copyAsSimilar(tx, original)
    await auditOnBehalf(tx, actor, {
      listing: copy,
      act: 'started',
      before: null,
      after: auditableValues(await readOwn(tx, copy)),
      lines: null,
    })
    return { id: copy.id, type: copy.type }
  })
}
