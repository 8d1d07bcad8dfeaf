import { reviewUpheld } from '#server/modules/reviews/reviews.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reviewUpheldWords } from './reviews.words.ts'

export const notifyReviewUpheld = reaction({
  name: 'notify.review-upheld',
  on: reviewUpheld,
  run: async (tx, { payload: { listing_id, author_id, about_id, word } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const account_id of [author_id, about_id]) {
      const words = reviewUpheldWords(listing, word, account_id === author_id)
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
