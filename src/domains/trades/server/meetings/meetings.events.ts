import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'
import type { MeetingAction } from './meetings.rules.ts'

interface Span {
  starts_at: string
  ends_at: string
}

/** Leaves out the text, which is deleted with its writer's account. */
export const meetingMoved = fact<{
  /** Set for a viewing. */
  conversation_id: number | null
  /** Set for a pickup. */
  trade_id: number | null
  listing_id: ListingId
  actor_id: AccountId
  receiver_id: AccountId
  revision: number
  action: MeetingAction
  picked: Span | null
  /** It had been picked, and no longer applies. */
  dropped: Span | null
}>('meeting.moved')
