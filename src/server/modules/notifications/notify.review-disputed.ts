import { reviewDisputed } from '#server/modules/reviews/reviews.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing, selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reviewDisputedWords } from './reviews.words.ts'

export const notifyReviewDisputed = reaction({
  name: 'notify.review-disputed',
  on: reviewDisputed,
  run: async (tx, { payload: { listing_id, review_id, reason } }, platform) => {
    const words = reviewDisputedWords(await selectNamedListing(tx, listing_id), { review_id, reason })
    for (const account_id of await selectWorkingAdmins(tx)) {
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
