import { expect, test } from 'vitest'
import { jumpMatches } from './jump-matches.ts'

const choices = ['Closing in the next hour', 'Dashboard', 'Dark', 'Sign out', 'Pōhutukawa'].map((label) => ({
  label,
}))

test.each([
  ['', choices.map(({ label }) => label)],
  ['da', ['Dashboard', 'Dark']],
  ['out', ['Sign out']],
  ['next clo', ['Closing in the next hour']],
  ['POHUTU', ['Pōhutukawa']],
  ['ashboard', []],
])('“%s” means %j', (typed, labels) => {
  expect(jumpMatches(choices, typed).map(({ label }) => label)).toEqual(labels)
})

test('what begins with it stands before what only holds it', () => {
  const found = jumpMatches([{ label: 'Latest trades' }, { label: 'Trades by day' }], 'trades')
  expect(found.map(({ label }) => label)).toEqual(['Trades by day', 'Latest trades'])
})
