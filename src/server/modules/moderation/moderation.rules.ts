import { max_waiting_appeals } from '#contract/moderation/moderation.ts'

export interface AppealState {
  /** Whether an admin's suspension of the listing stands. */
  is_suspended: boolean
  /** Who wrote what was written about that suspension, oldest first. */
  written_by_seller: boolean[]
}

/** Why the one who asks may write nothing about a suspension now; null when they may. */
export function whyNotWrite({ is_suspended, written_by_seller }: AppealState, writer: 'seller' | 'admin') {
  if (!is_suspended) return 'The suspension is lifted, so nothing more is written about it.'
  if (writer === 'admin') {
    return written_by_seller.includes(true)
      ? null
      : 'The seller has not appealed, so there is nothing to answer.'
  }
  const since_answer = written_by_seller.length - 1 - written_by_seller.lastIndexOf(false)
  return since_answer < max_waiting_appeals
    ? null
    : 'We have your messages and will answer. You can write more once we have.'
}
