import type { MemberSummary } from '#domains/moderation/common/records/records.ts'

export interface RiskFacts {
  /** Days since they joined. */
  age_days: number
  /** The asking prices of live listings, and sales that aren't handed over yet. */
  live_cents: number
  contact_changes_24h: number
  linked_suspended: number
  reports_upheld: number
  sales: number
  sales_cancelled: number
  /** Purchases that they neither paid for nor contested. */
  defaults_stood: number
  suspensions_lifted: number
}

type Risk = MemberSummary['risks'][number]

const newDays = 14
const highValueCents = 500_000
const manyReports = 3
const manyCancelled = 3
const shareCancelled = 0.2

/** Returns reasons to check an account, the gravest first; each with its figure. */
export function findRiskMarks(facts: RiskFacts): Risk[] {
  const marks: (Risk | false)[] = [
    facts.linked_suspended > 0 && mark('linked_to_suspended', 'high', facts.linked_suspended),
    facts.reports_upheld >= manyReports && mark('reports_upheld', 'high', facts.reports_upheld),
    facts.age_days < newDays &&
      facts.live_cents >= highValueCents && {
        ...mark('new_with_high_value', 'high', Math.floor(facts.age_days)),
        amount_cents: facts.live_cents,
      },
    facts.contact_changes_24h > 0 && mark('contact_just_changed', 'medium', facts.contact_changes_24h),
    facts.sales_cancelled >= manyCancelled &&
      facts.sales_cancelled >= facts.sales * shareCancelled &&
      mark('sales_cancelled', 'medium', facts.sales_cancelled),
    facts.defaults_stood > 0 &&
      mark('did_not_pay', facts.defaults_stood > 1 ? 'high' : 'medium', facts.defaults_stood),
    facts.suspensions_lifted > 0 && mark('suspended_before', 'medium', facts.suspensions_lifted),
  ]
  const found = marks.filter((one) => one !== false)
  return [
    ...found.filter(({ severity }) => severity === 'high'),
    ...found.filter(({ severity }) => severity === 'medium'),
  ]
}

const mark = (name: Risk['mark'], severity: Risk['severity'], count: number): Risk => ({
  mark: name,
  severity,
  count,
  amount_cents: null,
})
