import { fact } from '#server/platform/jobs/outbox.ts'

interface Span {
  starts_at: string
  ends_at: string
}

export const viewingMoved = fact<{
  conversation_id: number
  listing_id: number
  actor_id: number
  receiver_id: number
  action: 'asked' | 'offered' | 'picked' | 'cancelled'
  note: string
  place: string
  picked: Span | null
  /** It was picked, and no longer holds. */
  dropped: Span | null
}>('chat.viewing-moved')
