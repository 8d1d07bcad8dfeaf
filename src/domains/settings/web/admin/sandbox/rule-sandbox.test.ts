import { expect, test } from 'vitest'
import { checkSandbox, toRules, toSandboxValues, type SandboxValues } from './rule-sandbox.tsx'

const stored = { max_auction_days: 14, min_auction_minutes: null, free_vehicle_listings: 2 }
const today = toSandboxValues({ kept: stored } as never)

test('the sandbox starts with the current rules, which are valid', () => {
  expect(toRules(today)).toEqual({
    extension_minutes: null,
    max_auction_days: 14,
    min_auction_minutes: null,
    free_general_listings: null,
    free_vehicle_listings: 2,
    free_property_listings: null,
  })
  expect(checkSandbox(today)).toEqual({})
})

test.each<[string, Partial<SandboxValues>, object]>([
  ['no number', { extension_minutes: 'five' }, { extension_minutes: /whole number/ }],
  ['too many minutes', { extension_minutes: '31' }, { extension_minutes: /30 minutes/ }],
  ['spaces', { extension_minutes: ' 5 ' }, {}],
])('%s', (_name, changes, expected) => {
  const sentences = Object.entries(expected).map(([name, words]) => [name, expect.stringMatching(words)])
  expect(checkSandbox({ ...today, ...changes })).toEqual(Object.fromEntries(sentences))
})
