import * as t from './texts.ts'

/** How many conversations a member may begin in 24 hours. */
export const max_conversations_begun = 30

interface Standing {
  is_live: boolean
  /** They have an offer, a question or a sale between them here, or have written before. */
  have_met: boolean
  has_blocked: boolean
  is_blocked: boolean
  is_other_active: boolean
}

export type WhyNot = 'blocked_by_me' | 'blocked' | 'conversation_closed' | 'listing_closed'

/** Strangers begin only while the listing is live; people who have met can always write, unless one blocked the other. */
export function findWhyNotToWrite(standing: Standing): WhyNot | null {
  if (standing.has_blocked) return 'blocked_by_me'
  if (standing.is_blocked) return 'blocked'
  if (!standing.is_other_active) return 'conversation_closed'
  return standing.is_live || standing.have_met ? null : 'listing_closed'
}

export function describeWhyNot(why_not: WhyNot): string {
  if (why_not === 'blocked_by_me') return t.youve_blocked_this_member_unblock_them()
  if (why_not === 'blocked') return t.this_member_has_blocked_you_so_you_cant()
  if (why_not === 'conversation_closed') return t.this_member_cant_get_messages()
  return t.this_listing_has_closed_so_you_cant()
}
