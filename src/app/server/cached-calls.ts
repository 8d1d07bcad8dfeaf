import { listBids } from '#domains/auctions/common/bidding.ts'
import { listQuestions } from '#domains/listings/common/questions/questions.ts'
import { getListingHistory } from '#domains/selling/common/selling.ts'
import { cachedCall } from '#platform/server/http/cached/cached-calls.ts'

/** The calls of a listing's page besides the listing, with the topic that invalidates each. */
export const cachedCalls = [
  cachedCall(listBids, ({ listing }) => `listing:${listing}`),
  cachedCall(listQuestions, ({ listing }) => `questions:${listing}`),
  cachedCall(getListingHistory, ({ id }) => `listing:${id}`),
]
