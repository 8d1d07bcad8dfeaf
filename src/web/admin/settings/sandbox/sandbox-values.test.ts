import { expect, test } from 'vitest'
import { increments } from '#shared/rules/price-ladder.ts'
import { checkSandbox, toRules, toSandboxValues, type SandboxValues } from './sandbox-values.ts'

const kept = { max_auction_days: 14, min_auction_minutes: null, free_vehicle_listings: 2 }
const today = toSandboxValues({ kept } as never)

test('it begins with the rules of today, which may be tried', () => {
  expect(toRules(today)).toEqual({
    increments,
    extension_minutes: null,
    max_auction_days: 14,
    min_auction_minutes: null,
    free_general_listings: null,
    free_vehicle_listings: 2,
    free_property_listings: null,
  })
  expect(checkSandbox(today)).toEqual({})
})

const steps = (...rows: [up_to: number | null | undefined, increment: number | null | undefined][]) =>
  rows.map(([up_to, increment], key) => ({ key, up_to, increment }))

test.each<[string, Partial<SandboxValues>, object]>([
  ['an empty amount', { increments: steps([null, 50], [null, 100]) }, { increments: /each box/ }],
  ['no amount', { increments: steps([undefined, 50], [null, 100]) }, { increments: /each box/ }],
  [
    'steps that fall',
    { increments: steps([5000, 50], [2000, 100], [null, 100]) },
    { increments: /more than the one above/ },
  ],
  ['no number', { extension_minutes: 'five' }, { extension_minutes: /whole number/ }],
  ['too many minutes', { extension_minutes: '99' }, { extension_minutes: /60 or less/ }],
  ['spaces', { extension_minutes: ' 5 ' }, {}],
])('%s', (_name, changes, expected) => {
  const sentences = Object.entries(expected).map(([name, words]) => [name, expect.stringMatching(words)])
  expect(checkSandbox({ ...today, ...changes })).toEqual(Object.fromEntries(sentences))
})
