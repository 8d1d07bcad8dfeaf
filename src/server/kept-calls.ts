import { listBids } from '#contract/bidding/bidding.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { getListingHistory } from '#contract/selling/selling.ts'
import { keptCall } from '#server/platform/http/kept/kept-calls.ts'

/** What a listing's page asks beside the listing, and what overtakes it. */
export const kept_calls = [
  keptCall(listBids, ({ listing }) => `listing:${listing}`),
  keptCall(listQuestions, ({ listing }) => `questions:${listing}`),
  keptCall(getListingHistory, ({ id }) => `listing:${id}`),
]
