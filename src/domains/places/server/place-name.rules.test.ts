import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import { expect, test } from 'vitest'

test.each([
  ['', ''],
  ['Ōtaki', 'otaki'],
  ['ŌTAKI', 'otaki'],
  ['O\u0304taki', 'otaki'],
  ['Paekākāriki', 'paekakariki'],
  ['Tūātapere', 'tuatapere'],
  ['Manawatū-Whanganui', 'manawatu-whanganui'],
  ['āēīōū ĀĒĪŌŪ', 'aeiou aeiou'],
  ['Café Zoë, Curaçao', 'cafe zoe, curacao'],
  ["Hawke's Bay", "hawke's bay"],
  ['Petone 5012', 'petone 5012'],
])('%j folds to %j', (text, folded) => {
  expect(foldMacrons(text)).toBe(folded)
})

test('folding twice changes nothing more', () => {
  const once = foldMacrons('Whangārei, Kāpiti Coast')
  expect(foldMacrons(once)).toBe(once)
})
