import type { AccountId } from '#platform/common/ids.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { cutBeginning, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export interface DecidedProposal {
  account_id: AccountId
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  outcome: 'approved' | 'refused'
  word: string | null
  decider: string
}

export interface MadeProposal {
  id: number
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  proposer: string
}

export const getProposalPath = (id: number): string => `/moderation?case=second_person-${id}`

/** Addressed to the admins who may approve it. */
export function composeProposalMadeNotice({
  id,
  act,
  amount_cents: amountCents,
  reason,
  proposer,
}: MadeProposal): NoticeTexts {
  return {
    kind: 'second_person',
    title: t.proposal_needs_approval({ act, amount: formatExactMoney(amountCents ?? 0) }),
    body: t.proposer_proposed_this({ proposer, reason: cutBeginning(reason) }),
    link: getProposalPath(id),
  }
}

/** Addressed to the admin who proposed it. It doesn't name the member, who may be deleted by it. */
export function composeProposalDecidedNotice(decided: DecidedProposal): NoticeTexts {
  const { account_id: accountId, act, amount_cents: amountCents, outcome, decider } = decided
  const [reason, word] = [cutBeginning(decided.reason), cutBeginning(decided.word ?? '')]
  return {
    kind: 'second_person',
    title: t.proposal_decided({ act, outcome, amount: formatExactMoney(amountCents ?? 0) }),
    body:
      word === ''
        ? t.decider_decided_proposal({ decider, outcome, reason })
        : t.decider_decided_proposal_and_wrote({ decider, outcome, reason, word }),
    link: `/user/${accountId}/detail`,
  }
}
