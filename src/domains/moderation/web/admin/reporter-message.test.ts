import { expect, test } from 'vitest'
import { getFirstTemplates } from '#domains/moderation/server/templates/first-templates.data.ts'
import type { CaseAct } from '#domains/moderation/common/case-kinds.ts'
import { claimsMore, composeReporterMessage } from './reporter-message.ts'

test.each([
  [[], 'Thanks for your report.'],
  [['ask_fix'], 'Thanks for your report. We’ve asked the seller to fix it.'],
  [
    ['move_listing', 'warn'],
    'Thanks for your report. We’ve moved it to a better category. We’ve warned the member.',
  ],
] as [CaseAct[], string][])('composeReporterMessage says what goes with %j', (acts, message) =>
  expect(composeReporterMessage('Thanks for your report.', acts)).toBe(message),
)

test.each([
  ['We’ve asked the seller to move it.', [], true],
  ["We've asked the seller to move it.", ['ask_fix'], false],
  ['We have now moved it.', ['ask_fix'], true],
  ['The listing has been removed.', [], true],
  ['It’s been taken down.', [], false],
  ['We’ve taken it down.', ['suspend_listing'], false],
  ['We’ve acted on it.', [], true],
  ['We’ve acted on it.', ['warn'], false],
  ['We’ve dealt with the spam.', [], true],
  ['Thanks for your report. We’ve looked into it.', [], false],
  ['You asked us to move it.', [], false],
] as [string, CaseAct[], boolean][])('claimsMore finds in “%s” with %j: %s', (message, acts, isMore) =>
  expect(claimsMore(message, acts)).toBe(isMore),
)

test('default templates claim no action, have no greeting and promise no cover', () => {
  for (const { reason, word } of getFirstTemplates()) {
    expect(claimsMore(word, []), word).toBe(false)
    expect(reason).not.toMatch(/^Kia ora|covered|outside Hoko/)
  }
})
