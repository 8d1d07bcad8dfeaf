import { expect, test } from 'vitest'
import { formatAge, formatClosing, shortAge } from './moments.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const minute = 60_000

test.each([
  [0, 'under a minute'],
  [-5, 'under a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '1 day'],
  [48 * 60, '2 days'],
  [1200 * 24 * 60, '1,200 days'],
])('%i minutes ago is %s', (minutes, words) => {
  expect(formatAge(new Date(now - minutes * minute).toISOString(), now)).toBe(words)
})

test.each([
  [0, 'just now'],
  [9, '9 min'],
  [60, '1 h'],
  [4320, '3 days'],
])('%i minutes ago is %s in short', (minutes, words) => {
  expect(shortAge(new Date(now - minutes * minute).toISOString(), now)).toBe(words)
})

test.each([
  [0.2, 'in 1 min'],
  [12, 'in 12 min'],
  [59.5, 'in 60 min'],
  [60, 'in 1 h'],
  [23 * 60 + 59, 'in 23 h'],
  [-1, /^(Mon|Sun|\d)/],
  [24 * 60, /^(Mon|Tue|\d)/],
])('what closes in %d minutes is %s', (minutes, words) => {
  expect(formatClosing(new Date(now + minutes * minute).toISOString(), now)).toMatch(words)
})
