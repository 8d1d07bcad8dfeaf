import { max_waiting_appeals } from '#contract/moderation/moderation.ts'

export interface AppealState {
  subject: 'listing' | 'account'
  /** An admin's suspension of it; a listing that is paused with its seller's account has none. */
  suspension: 'none' | 'stands' | 'lifted'
  /** Who wrote what was written about that suspension, oldest first. */
  written_by_seller: boolean[]
}

/** Why the one who asks may write nothing about a suspension now; null when they may. */
export function whyNotWrite(
  { subject, suspension, written_by_seller }: AppealState,
  writer: 'seller' | 'admin',
) {
  if (suspension === 'none') return `This ${subject} isn’t suspended itself, so there’s nothing to appeal.`
  if (suspension === 'lifted') return 'The suspension has been lifted, so there’s nothing more to appeal.'
  if (writer === 'admin') {
    return written_by_seller.includes(true)
      ? null
      : 'The seller hasn’t appealed, so there’s nothing to answer.'
  }
  const since_answer = written_by_seller.length - 1 - written_by_seller.lastIndexOf(false)
  return since_answer < max_waiting_appeals
    ? null
    : 'We have your messages. You can write again once we’ve replied.'
}
