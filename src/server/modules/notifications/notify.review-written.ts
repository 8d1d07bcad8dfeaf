import { reviewWritten } from '#server/modules/reviews/reviews.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reviewWrittenWords } from './reviews.words.ts'

export const notifyReviewWritten = reaction({
  name: 'notify.review-written',
  on: reviewWritten,
  run: async (tx, { payload: { listing_id, about_id } }, platform) => {
    const words = reviewWrittenWords(await selectNamedListing(tx, listing_id))
    await notify(tx, platform, { account_id: about_id, listing_id, ...words })
  },
})
