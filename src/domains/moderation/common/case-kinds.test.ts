import { expect, test } from 'vitest'
import { getCaseActs, caseKinds, caseOutcomes, isForMany, isCaseOutcome, isUndoable } from './case-kinds.ts'
import { fillTemplate, getTemplateRule, templateRules } from './template-rules.ts'
import { caseReasons } from './severity.ts'

test.each([
  [
    'listing_report',
    'upheld',
    ['ask_fix', 'move_listing', 'suspend_listing', 'warn', 'suspend_member', 'tell_buyers'],
  ],
  ['listing_report', 'dismissed', []],
  ['member_report', 'upheld', ['remove', 'warn', 'suspend_member']],
  ['pending', 'approved', []],
  ['pending', 'sent_back', ['warn', 'suspend_member']],
  ['listing_appeal', 'lifted', []],
  ['dispute', 'cancelled', ['warn', 'suspend_member', 'write_privately']],
  ['review_dispute', 'removed', ['warn', 'suspend_member']],
] as const)('a %s %s allows %j', (kind, outcome, acts) => expect(getCaseActs(kind, outcome)).toEqual(acts))

test.each([
  ['listing_report', [], null, true],
  ['listing_report', ['suspend_listing', 'warn'], null, true],
  ['listing_report', ['tell_buyers'], null, false],
  ['member_report', ['remove'], 'message', true],
  ['member_report', ['remove'], 'review', false],
  ['pending', [], null, false],
  ['dispute', [], null, false],
  ['account_appeal', [], null, false],
] as const)('a decision on a %s with %j of a %s can be undone: %s', (kind, acts, removed, undoable) =>
  expect(isUndoable(kind, { acts: [...acts], removed })).toBe(undoable),
)

test('each kind has its own outcomes, and bulk ones need no second look', () => {
  for (const kind of caseKinds) {
    for (const outcome of Object.values(caseOutcomes).flat()) {
      const fits = (caseOutcomes[kind] as readonly string[]).includes(outcome)
      expect(isCaseOutcome(kind, outcome)).toBe(fits)
    }
  }
  expect(isForMany('listing_report', 'dismissed')).toBe(true)
  expect(isForMany('listing_report', 'upheld')).toBe(false)
  expect(isForMany('pending', 'approved')).toBe(true)
  expect(isForMany('dispute', 'cancelled')).toBe(false)
})

test('every reason leads to a rule, and templates are filled only with names', () => {
  for (const reason of caseReasons) expect(templateRules).toContain(getTemplateRule(reason))
  expect(getTemplateRule('scam')).toBe('off_platform_payment')
  const filled = fillTemplate('Kia ora { member }: “{listing}”, {listing}, {other}', {
    member: '$& Ana',
    listing: 'A {member} mug',
  })
  expect(filled).toBe('Kia ora $& Ana: “A {member} mug”, A {member} mug, {other}')
})
