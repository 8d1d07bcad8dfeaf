import { expect, test } from 'vitest'
import { countSms } from './settings-fields.tsx'

test.each<[string, string, number]>([
  ['160 plain characters', 'a'.repeat(160), 1],
  ['161', 'a'.repeat(161), 2],
  ['306', 'a'.repeat(306), 2],
  ['307', 'a'.repeat(307), 3],
  ['the euro takes two places', `${'a'.repeat(159)}€`, 2],
  ['70 with a macron', `Māori${'a'.repeat(65)}`, 1],
  ['71 with a macron', `Māori${'a'.repeat(66)}`, 2],
  ['71 with a curly quote', `It’s${'a'.repeat(67)}`, 2],
])('%s', (_name, text, count) => {
  expect(countSms(text)).toBe(count)
})
