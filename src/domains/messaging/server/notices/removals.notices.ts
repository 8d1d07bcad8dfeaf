import { contentPutBack, contentRemoved } from '#domains/flags/server/flags.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import { forgetQuoting } from '../quotes.service.ts'
import { composePutBackNotice, composeRemovedNotice } from '../labels/removals.labels.ts'

export const notifyContentRemoved = reaction({
  name: 'notify.content-removed',
  on: contentRemoved,
  run: async (
    tx,
    { payload: { author_id: authorId, listing_id: listingId, reader_id: readerId, text, ...removal } },
    platform,
  ) => {
    await forgetQuoting(tx, { account_id: readerId, kind: removal.kind, listing_id: listingId, text })
    const words = composeRemovedNotice(await selectNamedListing(tx, listingId), removal)
    await notifyAccount(tx, platform, { account_id: authorId, listing_id: listingId, ...words })
  },
})

export const notifyContentPutBack = reaction({
  name: 'notify.content-put-back',
  on: contentPutBack,
  run: async (tx, { payload: { author_id: authorId, listing_id: listingId, ...removal } }, platform) => {
    const words = composePutBackNotice(await selectNamedListing(tx, listingId), removal)
    await notifyAccount(tx, platform, { account_id: authorId, listing_id: listingId, ...words })
  },
})
