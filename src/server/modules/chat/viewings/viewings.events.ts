import { fact } from '#server/platform/jobs/outbox.ts'

interface Span {
  starts_at: string
  ends_at: string
}

/** Without what was written: it goes with its writer's account. */
export const viewingMoved = fact<{
  conversation_id: number
  listing_id: number
  actor_id: number
  receiver_id: number
  revision: number
  action: 'asked' | 'offered' | 'picked' | 'cancelled'
  picked: Span | null
  /** It was picked, and no longer holds. */
  dropped: Span | null
}>('chat.viewing-moved')
