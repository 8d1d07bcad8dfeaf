export const case_kinds = [
  'listing_report',
  'link',
  'member_report',
  'pending',
  'listing_appeal',
  'account_appeal',
  'warning_appeal',
  'dispute',
  'review_dispute',
  'second_person',
] as const
export type CaseKind = (typeof case_kinds)[number]

export const case_outcomes = {
  listing_report: ['upheld', 'dismissed'],
  link: ['upheld', 'dismissed'],
  member_report: ['upheld', 'dismissed'],
  pending: ['approved', 'sent_back'],
  listing_appeal: ['lifted', 'answered'],
  account_appeal: ['lifted', 'answered'],
  warning_appeal: ['lifted', 'answered'],
  dispute: ['completed', 'cancelled', 'agreed'],
  review_dispute: ['upheld', 'removed'],
  second_person: ['approved', 'refused'],
} as const satisfies Record<CaseKind, readonly string[]>
export type CaseOutcome = (typeof case_outcomes)[CaseKind][number]

export const isOutcomeOf = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  (case_outcomes[kind] as readonly CaseOutcome[]).includes(outcome)

/** Actions that may come with the decision. */
export const case_acts = [
  'ask_fix',
  'move_listing',
  'suspend_listing',
  'remove',
  'warn',
  'suspend_member',
  'tell_buyers',
  'write_privately',
] as const
export type CaseAct = (typeof case_acts)[number]

const acts_of_link: CaseAct[] = ['suspend_listing', 'warn', 'suspend_member', 'tell_buyers']
const acts_of_dispute: CaseAct[] = ['warn', 'suspend_member', 'write_privately']

const acts: Partial<Record<`${CaseKind} ${CaseOutcome}`, CaseAct[]>> = {
  'listing_report upheld': ['ask_fix', 'move_listing', ...acts_of_link],
  'link upheld': acts_of_link,
  'member_report upheld': ['remove', 'warn', 'suspend_member'],
  'pending sent_back': ['warn', 'suspend_member'],
  'dispute completed': acts_of_dispute,
  'dispute cancelled': acts_of_dispute,
  'dispute agreed': acts_of_dispute,
  'review_dispute removed': ['warn', 'suspend_member'],
}

export const actsOf = (kind: CaseKind, outcome: CaseOutcome): CaseAct[] => acts[`${kind} ${outcome}`] ?? []

/** For several cases at once: only decisions that don't need a look at each. */
export const isForMany = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  kind === 'pending' || outcome === 'dismissed'

/**
 * A report's decision changes only the report: the actions with it decide whether it can be undone.
 */
export function isUndoable(kind: CaseKind, done: { acts: CaseAct[]; removed: string | null }): boolean {
  const is_report = kind === 'listing_report' || kind === 'link' || kind === 'member_report'
  return is_report && !done.acts.includes('tell_buyers') && done.removed !== 'review'
}

export const undo_minutes = 15

/** An undo within this time notifies nobody. */
export const notice_delay_seconds = 20

/**
 * These can't be reverted, so they take effect when the notifications are sent, and can be undone
 * until then.
 */
export const isDeferred = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  outcome === 'lifted' || (kind === 'pending' && outcome === 'approved')

/** Others may take the case after this time. */
export const claim_minutes = 30

export const strike_months = 12
