import type { CaseKind } from './case-kinds.ts'

/** 3: somebody may lose money or be hurt now. 2: a sale or a right is delayed. 1: the rest. */
export type Severity = 1 | 2 | 3

/** A case's reason: that of the report, or the fixed one of its kind. */
export const caseReasons = [
  'prohibited',
  'counterfeit',
  'scam',
  'wrong_category',
  'offensive',
  'other',
  'shared_phone',
  'shared_device',
  'shared_card',
  'same_team',
  'harassment',
  'contact_details',
  'spam',
  'fake_review',
  'approval',
  'suspension',
  'warning',
  'sale',
  'review',
  'deletion',
  'refund',
  'full_admin',
  'demotion',
  'staff_suspension',
  'rule_off',
  'rule_raised',
  'rule_deletions',
  'own_card',
  'fast',
  'far_card',
  'new_account',
  'review_due',
] as const
export type CaseReason = (typeof caseReasons)[number]

const byReason: Record<CaseReason, Severity> = {
  prohibited: 3,
  counterfeit: 2,
  scam: 3,
  wrong_category: 1,
  offensive: 2,
  other: 1,
  shared_phone: 2,
  shared_device: 2,
  shared_card: 3,
  same_team: 2,
  harassment: 3,
  contact_details: 1,
  spam: 1,
  fake_review: 1,
  approval: 1,
  suspension: 2,
  warning: 1,
  sale: 2,
  review: 1,
  deletion: 2,
  refund: 2,
  full_admin: 2,
  demotion: 2,
  staff_suspension: 2,
  rule_off: 2,
  rule_raised: 2,
  rule_deletions: 2,
  own_card: 3,
  fast: 2,
  far_card: 2,
  new_account: 1,
  review_due: 2,
}

/** This many open reports of the same listing or member raise the severity by one. */
export const manyReports = 3
/** A sale of this amount raises it too. */
export const highValueCents = 100_000

interface Weighed {
  kind: CaseKind
  reason: CaseReason
  /** Open reports of the same listing or member, including this one. */
  reports: number
  value_cents: number | null
}

const nextSeverity: Record<Severity, Severity> = { 1: 2, 2: 3, 3: 3 }

export function getSeverity({ kind, reason, reports, value_cents: valueCents }: Weighed): Severity {
  const base = kind === 'account_appeal' ? 3 : byReason[reason]
  const isMore = reports >= manyReports || (valueCents ?? 0) >= highValueCents
  return isMore ? nextSeverity[base] : base
}
