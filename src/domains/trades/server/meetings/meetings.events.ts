import { fact } from '#platform/server/jobs/outbox.ts'
import type { MeetingAction } from './meetings.rules.ts'

interface Span {
  starts_at: string
  ends_at: string
}

/** Without what was written: it goes with its writer's account. */
export const meetingMoved = fact<{
  /** Of a viewing. */
  conversation_id: number | null
  /** Of a pickup. */
  trade_id: number | null
  listing_id: number
  actor_id: number
  receiver_id: number
  revision: number
  action: MeetingAction
  picked: Span | null
  /** It was picked, and no longer holds. */
  dropped: Span | null
}>('meeting.moved')
