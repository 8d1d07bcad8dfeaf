import type { AccountId } from '#platform/common/ids.ts'
import { allowed, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/listings/texts.ts'
interface MayTalk {
  may_ask: boolean
  may_answer: boolean
  why_not: string | null
}

/**
 * Everyone but the seller and their team may ask, and those may answer, while the listing is live.
 */
export function whoMayTalk(
  {
    seller_id: sellerId,
    is_live: isLive,
    is_blocked: isBlocked,
    restriction = allowed,
  }: { seller_id: AccountId; is_live: boolean; is_blocked: boolean; restriction?: Verdict },
  person: { id: number; type: 'user' | 'admin'; isOnTeam?: boolean },
): MayTalk {
  const nothing = (denialReason: string) => ({ may_ask: false, may_answer: false, why_not: denialReason })
  if (!isLive) return nothing(t.this_listing_has_closed_so_you_cant())
  if (person.type !== 'user') return nothing(t.admin_accounts_cant_ask_questions())
  if (!restriction.isAllowed) return nothing(restriction.reason)
  if (isBlocked) return nothing(t.this_seller_has_blocked_you_so_you())
  const mayAnswer = person.id === sellerId || person.isOnTeam === true
  return { may_ask: !mayAnswer, may_answer: mayAnswer, why_not: null }
}
