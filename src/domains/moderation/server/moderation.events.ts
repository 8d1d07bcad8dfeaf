import type { StaffDuty } from '#platform/common/access/staff-roles.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const appealMade = fact<{ listing_id: ListingId; seller_id: AccountId; text: string }>('appeal.made')

export const appealAnswered = fact<{ listing_id: ListingId; seller_id: AccountId; text: string }>(
  'appeal.answered',
)

interface AccountAppeal {
  account_id: AccountId
  text: string
  /** About a partial suspension; missing in events from before there were such. */
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
  account_id: AccountId
  listing_id: ListingId | null
  reason: string
  is_strike: boolean
}>('member.warned')

export const warningWithdrawn = fact<{ account_id: AccountId; reason: string }>('warning.withdrawn')

export const warningAppealed = fact<{ account_id: AccountId; text: string }>('warning.appealed')

export const warningAppealAnswered = fact<{ account_id: AccountId; text: string }>('warning.appeal-answered')

/** Any admin with the duty may approve it, except the proposer. */
export const proposalMade = fact<{
  id: number
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  proposed_by: AccountId
  duty: StaffDuty | undefined
}>('proposal.made')

/** Its proposer can only withdraw it. */
export const proposalDecided = fact<{
  id: number
  proposed_by: AccountId
  decided_by: AccountId
  account_id: AccountId
  act: SecondPersonAct
  amount_cents: number | null
  reason: string
  outcome: 'approved' | 'refused'
  word: string | null
}>('proposal.decided')

/** The change that its seller is asked to make, after a report. */
export const fixRequested = fact<{ listing_id: ListingId; seller_id: AccountId; reason: string }>('fix.asked')

/** Goes to one side of a disputed sale; the other doesn't see it. */
export const sideWrittenTo = fact<{ listing_id: ListingId; account_id: AccountId; text: string }>(
  'side.written-to',
)

/** Buyers whose sale isn't finished, notified after a decision about the listing. */
export const buyersWarned = fact<{ listing_id: ListingId; buyer_ids: AccountId[]; text: string }>(
  'buyers.told',
)
