import { maxWaitingAppeals } from '#domains/moderation/common/moderation.ts'
import type { Problems } from '#domains/listings/common/rules/publish-rules.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/moderation/texts.ts'

export interface AppealState {
  subject: 'listing' | 'account' | 'warning'
  /** By an admin: a listing that is paused with its seller's account has none. */
  suspension: 'none' | 'stands' | 'lifted'
  writtenBySeller: boolean[]
}

export function judgeWriting(
  { subject, suspension, writtenBySeller }: AppealState,
  writer: 'seller' | 'admin',
): Verdict {
  if (suspension === 'none') {
    return rejected(t.this_isnt_suspended_itself({ subject: subject === 'listing' ? 'listing' : 'account' }))
  }
  if (suspension === 'lifted') return rejected(describeLifted(subject))
  if (writer === 'admin') {
    // A suspended member sees no other message by Hoko.
    if (subject === 'account' || writtenBySeller.includes(true)) return allowed
    return rejected(t.the_seller_hasnt_appealed_so_theres())
  }
  const sinceAnswer = writtenBySeller.length - 1 - writtenBySeller.lastIndexOf(false)
  return sinceAnswer < maxWaitingAppeals ? allowed : rejected(t.we_have_your_messages_you_can_write())
}

export const describeLifted = (subject: AppealState['subject']): string =>
  subject === 'warning' ? t.the_warning_was_withdrawn() : t.the_suspension_has_been_lifted_so()

export function explainSendBack(problems: Problems, closesAt: Date | null, now: Date): string {
  if (closesAt !== null && closesAt <= now) {
    return t.the_closing_time_you_chose_passed()
  }
  return joinSentences(t.it_couldnt_go_live_when_we_checked_it(), ...Object.values(problems))
}
