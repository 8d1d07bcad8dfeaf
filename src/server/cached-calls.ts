import { listBids } from '#contract/bidding/bidding.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { getListingHistory } from '#contract/selling/selling.ts'
import { cachedCall } from '#server/platform/http/cached/cached-calls.ts'

/** What a listing's page asks beside the listing, with the topic that invalidates it. */
export const cached_calls = [
  cachedCall(listBids, ({ listing }) => `listing:${listing}`),
  cachedCall(listQuestions, ({ listing }) => `questions:${listing}`),
  cachedCall(getListingHistory, ({ id }) => `listing:${id}`),
]
