import { expect, test } from 'vitest'
import { findRiskMarks, type RiskFacts } from './risk-marks.rules.ts'

const calm: RiskFacts = {
  age_days: 400,
  live_cents: 5_000_000,
  contact_changes_24h: 0,
  linked_suspended: 0,
  reports_upheld: 0,
  sales: 100,
  sales_cancelled: 2,
  defaults_stood: 0,
  suspensions_lifted: 0,
}

test.each<[string, Partial<RiskFacts>, string[]]>([
  ['an old hand with much on offer', {}, []],
  ['new, with little on offer', { age_days: 2, live_cents: 499_999 }, []],
  ['new, with much on offer', { age_days: 13.9, live_cents: 500_000 }, ['high new_with_high_value 13']],
  ['two weeks old', { age_days: 14 }, []],
  ['changed contact today', { contact_changes_24h: 2 }, ['medium contact_just_changed 2']],
  ['linked to somebody suspended', { linked_suspended: 1 }, ['high linked_to_suspended 1']],
  ['two reports upheld', { reports_upheld: 2 }, []],
  ['three reports upheld', { reports_upheld: 3 }, ['high reports_upheld 3']],
  ['three of many sales cancelled', { sales_cancelled: 3 }, []],
  ['a fifth of the sales cancelled', { sales_cancelled: 20 }, ['medium sales_cancelled 20']],
  ['two of four sales cancelled', { sales: 4, sales_cancelled: 2 }, []],
  ['did not pay once', { defaults_stood: 1 }, ['medium did_not_pay 1']],
  ['did not pay twice', { defaults_stood: 2 }, ['high did_not_pay 2']],
  ['suspended before', { suspensions_lifted: 1 }, ['medium suspended_before 1']],
  [
    'the gravest first',
    { contact_changes_24h: 1, defaults_stood: 2 },
    ['high did_not_pay 2', 'medium contact_just_changed 1'],
  ],
])('%s', (_, facts, marks) => {
  expect(
    findRiskMarks({ ...calm, ...facts }).map(({ severity, mark, count }) => `${severity} ${mark} ${count}`),
  ).toEqual(marks)
})
