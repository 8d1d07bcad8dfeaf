import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import {
  getChatPath,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type NoticeTexts,
  cutBeginning,
} from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Removal {
  kind: 'message' | 'question' | 'answer'
  /** Set for a message. */
  conversation_id: number | null
  reason: string
}

const getLink = (listing: NamedListing, { conversation_id: conversationId }: Removal) =>
  conversationId === null
    ? { link: `${getListingPath(listing)}#questions` }
    : { link: getChatPath(conversationId), action: t.act_open_message() }

export const composeRemovedNotice = (listing: NamedListing, removal: Removal): NoticeTexts => ({
  kind: 'moderation',
  title: t.content_removed_title({ kind: removal.kind }),
  body: t.we_removed_what_you_wrote({
    kind: removal.kind,
    listing: quoteTitle(listing),
    reason: removal.reason,
  }),
  ...getLink(listing, removal),
})

export const composePutBackNotice = (listing: NamedListing, removal: Removal): NoticeTexts => ({
  kind: 'moderation',
  title: t.content_put_back_title({ kind: removal.kind }),
  body: t.we_put_back_what_you_wrote({
    kind: removal.kind,
    listing: quoteTitle(listing),
    reason: removal.reason,
  }),
  ...getLink(listing, removal),
})

/** Put in place of a quote in an email. */
export const describeRemovedQuote = (): string => t.quote_removed_by_hoko()

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
    action: t.act_open_member(),
  }
}
