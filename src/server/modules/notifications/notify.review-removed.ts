import { reviewRemoved } from '#server/modules/reviews/reviews.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reviewRemovedWords } from './reviews.words.ts'

export const notifyReviewRemoved = reaction({
  name: 'notify.review-removed',
  on: reviewRemoved,
  run: async (tx, { payload: { listing_id, author_id, about_id, reason, was_shown } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    // Who has not seen it is not told of it.
    for (const account_id of was_shown ? [author_id, about_id] : [author_id]) {
      const words = reviewRemovedWords(listing, reason, account_id === author_id)
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
