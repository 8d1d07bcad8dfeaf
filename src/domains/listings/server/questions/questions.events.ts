import { fact } from '#platform/server/jobs/outbox.ts'

export const questionAsked = fact<{
  question_id: number
  listing_id: number
  seller_id: number
  asker_id: number
  text: string
}>('question.asked')

/** Only the first answer; changes aren't announced. */
export const questionAnswered = fact<{
  question_id: number
  listing_id: number
  seller_id: number
  asker_id: number
  text: string
}>('question.answered')
