export const caseKinds = [
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
  'payment',
] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseOutcomes = {
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
  payment: ['upheld', 'dismissed'],
} as const satisfies Record<CaseKind, readonly string[]>
export type CaseOutcome = (typeof caseOutcomes)[CaseKind][number]

export const isCaseOutcome = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  (caseOutcomes[kind] as readonly CaseOutcome[]).includes(outcome)

/** Actions that may come with the decision. */
export const caseActs = [
  'ask_fix',
  'move_listing',
  'suspend_listing',
  'remove',
  'warn',
  'suspend_member',
  'tell_buyers',
  'write_privately',
] as const
export type CaseAct = (typeof caseActs)[number]

const actsOfLink: CaseAct[] = ['suspend_listing', 'warn', 'suspend_member', 'tell_buyers']
const actsOfDispute: CaseAct[] = ['warn', 'suspend_member', 'write_privately']

const acts: Partial<Record<`${CaseKind} ${CaseOutcome}`, CaseAct[]>> = {
  'listing_report upheld': ['ask_fix', 'move_listing', ...actsOfLink],
  'link upheld': actsOfLink,
  'member_report upheld': ['remove', 'warn', 'suspend_member'],
  'pending sent_back': ['warn', 'suspend_member'],
  'dispute completed': actsOfDispute,
  'dispute cancelled': actsOfDispute,
  'dispute agreed': actsOfDispute,
  'review_dispute removed': ['warn', 'suspend_member'],
  'payment upheld': ['suspend_listing', 'warn', 'suspend_member'],
}

export const getCaseActs = (kind: CaseKind, outcome: CaseOutcome): CaseAct[] =>
  acts[`${kind} ${outcome}`] ?? []

/** For several cases at once: only decisions that don't need a look at each. */
export const isForMany = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  kind === 'pending' || (kind !== 'payment' && outcome === 'dismissed')

/**
 * A report's decision changes only the report: the actions with it decide whether it can be undone.
 */
export function isUndoable(kind: CaseKind, done: { acts: CaseAct[]; removed: string | null }): boolean {
  const isReport = kind === 'listing_report' || kind === 'link' || kind === 'member_report'
  return isReport && !done.acts.includes('tell_buyers') && done.removed !== 'review'
}

export const undoMinutes = 15

/** An undo within this time notifies nobody. */
export const noticeDelaySeconds = 20

/**
 * These can't be reverted, so they take effect when the notifications are sent, and can be undone
 * until then.
 */
export const isDeferred = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  outcome === 'lifted' || (kind === 'pending' && outcome === 'approved')

/** Others may take the case after this time. */
export const claimMinutes = 30

export const strikeMonths = 12
