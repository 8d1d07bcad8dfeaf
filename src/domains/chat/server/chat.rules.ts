import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/chat/texts.ts'

/** How many conversations a member may begin in 24 hours. */
export const maxConversationsBegun = 30

interface WriterStatus {
  is_live: boolean
  /** They have an offer, a question or a sale between them here, or have written before. */
  have_met: boolean
  has_blocked: boolean
  is_blocked: boolean
  isOtherActive: boolean
}

export type WritingRejection = 'blocked_by_me' | 'blocked' | 'conversation_closed' | 'listing_closed'

/** Strangers begin only while the listing is live; people who have met can always write, unless one blocked the other. */
export function judgeWriting(status: WriterStatus): Verdict<WritingRejection> {
  if (status.has_blocked) return rejected('blocked_by_me')
  if (status.is_blocked) return rejected('blocked')
  if (!status.isOtherActive) return rejected('conversation_closed')
  return status.is_live || status.have_met ? allowed : rejected('listing_closed')
}

export function describeRejection(reason: WritingRejection): string {
  if (reason === 'blocked_by_me') return t.youve_blocked_this_member_unblock_them()
  if (reason === 'blocked') return t.this_member_has_blocked_you_so_you_cant()
  if (reason === 'conversation_closed') return t.this_member_cant_get_messages()
  return t.this_listing_has_closed_so_you_cant()
}
