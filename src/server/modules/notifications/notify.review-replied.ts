import { reviewReplied } from '#server/modules/reviews/reviews.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reviewRepliedWords } from './reviews.words.ts'

export const notifyReviewReplied = reaction({
  name: 'notify.review-replied',
  on: reviewReplied,
  run: async (tx, { payload: { listing_id, author_id, reply } }, platform) => {
    const words = reviewRepliedWords(await selectNamedListing(tx, listing_id), reply)
    await notify(tx, platform, { account_id: author_id, listing_id, ...words })
  },
})
