import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import {
  blankException,
  parseException,
  parseFigure,
  readTerms,
  showException,
  showFigure,
} from './fee-values.ts'

test.each([
  ['success_fee_rate_bp', '7.9', 790],
  ['success_fee_rate_bp', '7.9 %', 790],
  ['success_fee_floor_cents', '0.50', 50],
  ['protection_ceiling_cents', '5,000', 500_000],
  ['protection_ceiling_cents', 'NZ$ 5,000', 500_000],
  ['success_fee_cap_cents', ' ', null],
  ['success_fee_cap_cents', 'much', Number.NaN],
  ['success_fee_rate_bp', '7.999', Number.NaN],
  ['payout_hold_hours', '24', 24],
])('parseFigure reads the field %s with “%s” as %s', (name, text, value) => {
  expect(parseFigure(name, text)).toBe(value)
})

test.each([
  ['success_fee_rate_bp', 790, '7.9'],
  ['protection_ceiling_cents', 500_000, '5,000'],
  ['protection_ceiling_cents', 'five', 'five'],
  ['success_fee_cap_cents', null, ''],
  ['release_after_sent_days', 14, '14'],
])('showFigure shows the value of %s, %s, as “%s”', (name, value, text) => {
  expect(showFigure(name, value)).toBe(text)
})

const typed = { ...blankException, category_id: '7', rate_bp: '5', floor_cents: '1', cap_cents: '' }
const stored = {
  category_id: 7,
  seller: 'anyone',
  plan_id: null,
  rate_bp: 500,
  floor_cents: 100,
  cap_cents: null,
}

test('an exception returns from its fields as it was stored', () => {
  expect(parseException(typed)).toEqual(stored)
  expect(showException(parseException(typed))).toEqual(typed)
})

test('an invalid figure of an exception is stored as typed in a draft', () => {
  expect(showException(parseException({ ...typed, rate_bp: 'some' })).rate_bp).toBe('some')
  expect(readTerms({ ...typed, rate_bp: 'some' })).toBeNull()
  expect(readTerms(typed)).toEqual({ rate_bp: 500, floor_cents: 100, cap_cents: null })
})

const findProblem = (exceptions: object[]) => {
  const { error } = z.safeParse(chosenSettings.success_fee_exceptions, exceptions)
  return error ? error.issues.map(({ path, message }) => [path, message]) : null
}

test.each([
  ['none', [], null],
  ['a category’s', [stored], null],
  [
    'one for everything',
    [{ ...stored, category_id: null }],
    'Exception 1: choose a category or a kind of seller.',
  ],
  [
    'two for the same',
    [stored, { ...stored, rate_bp: 1 }],
    'Exception 2: an exception above it is for the same listings.',
  ],
  [
    'a plan of private sellers',
    [{ ...stored, plan_id: 1 }],
    'Exception 1: choose “With a plan” to choose the plan.',
  ],
  ['a rate that isn’t one', [{ ...stored, rate_bp: 'some' }], 'Exception 1: enter a rate from 0 to 50%.'],
  ['a rate above half', [{ ...stored, rate_bp: 5_001 }], 'Exception 1: enter a rate from 0 to 50%.'],
  [
    'no floor',
    [{ ...stored, floor_cents: '' }],
    'Exception 1: enter a lowest fee from NZ$\u00a00 to NZ$\u00a01,000.',
  ],
  [
    'a cap below nought',
    [{ ...stored, cap_cents: -1 }],
    'Exception 1: enter a highest fee from NZ$\u00a00 to NZ$\u00a01,000.',
  ],
  [
    'more than fifty',
    Array.from({ length: 51 }, (_, at) => ({ ...stored, category_id: at + 1 })),
    'You can add at most 50 exceptions.',
  ],
])('the exceptions may be %s, or the whole list is refused', (_title, exceptions, problem) => {
  expect(findProblem(exceptions)).toEqual(problem === null ? null : [[[], problem]])
})

test.each([
  ['success_fee_rate_bp', 790, true],
  ['success_fee_rate_bp', 5_001, false],
  ['success_fee_rate_bp', 7.9, false],
  ['success_fee_floor_cents', -1, false],
  ['success_fee_cap_cents', null, true],
  ['release_after_sent_days', 60, true],
  ['release_after_sent_days', 61, false],
  ['release_after_delivered_days', 0, false],
  ['payout_hold_hours', 0, true],
  ['protection_ceiling_cents', 99, false],
  ['withdrawal_fee_cents', 0, false],
] as const)('the setting %s may be %s: %s', (name, value, fits) => {
  expect(z.safeParse(chosenSettings[name], value).success).toBe(fits)
})
