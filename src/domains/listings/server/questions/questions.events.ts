import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const questionAsked = fact<{
  question_id: number
  listing_id: ListingId
  seller_id: AccountId
  asker_id: AccountId
  text: string
}>('question.asked')

/** Only the first answer; changes aren't announced. */
export const questionAnswered = fact<{
  question_id: number
  listing_id: ListingId
  seller_id: AccountId
  asker_id: AccountId
  text: string
}>('question.answered')
