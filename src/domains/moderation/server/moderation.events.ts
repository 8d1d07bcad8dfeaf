import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const appealMade = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.made')

export const appealAnswered = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.answered')

interface AccountAppeal {
  account_id: number
  text: string
  /** Of a part of what the member may do; missing in what was written before there were such. */
  is_partial?: boolean
}

export const accountAppealMade = fact<AccountAppeal>('account-appeal.made')

export const accountAppealAnswered = fact<
  AccountAppeal & {
    /** The member hasn't written. */
    is_unasked?: boolean
  }
>('account-appeal.answered')

export const memberWarned = fact<{
  account_id: number
  listing_id: number | null
  reason: string
  is_strike: boolean
}>('member.warned')

export const warningWithdrawn = fact<{ account_id: number; reason: string }>('warning.withdrawn')

export const warningAppealed = fact<{ account_id: number; text: string }>('warning.appealed')

export const warningAppealAnswered = fact<{ account_id: number; text: string }>('warning.appeal-answered')

/** Whoever may call the operation may approve it, but for the proposer. */
export const proposalMade = fact<{
  id: number
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  proposed_by: number
  operation: string
}>('proposal.made')

/** By its proposer it is withdrawn. */
export const proposalDecided = fact<{
  id: number
  proposed_by: number
  decided_by: number
  account_id: number
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  outcome: 'approved' | 'refused'
  word: string | null
}>('proposal.decided')

/** What its seller should change, after a report. */
export const fixAsked = fact<{ listing_id: number; seller_id: number; reason: string }>('fix.asked')

/** To one side of a disputed sale; the other doesn't read it. */
export const sideWrittenTo = fact<{ listing_id: number; account_id: number; text: string }>('side.written-to')

/** Those whose sale isn't finished, after a decision about the listing. */
export const buyersTold = fact<{ listing_id: number; buyer_ids: number[]; text: string }>('buyers.told')
