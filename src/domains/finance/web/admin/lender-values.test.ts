import { expect, test } from 'vitest'
import { goodLending } from '#test/harness/market/lenders.ts'
import { checkLender, getDraft, placeLenderErrors, readLender, toLenderValues } from './lender-values.ts'

const lender = { ...goodLending, id: 7, logo: null, updated_at: '2026-11-26T00:00:00Z' }

test('a lender survives the round trip through its form', () => {
  const values = toLenderValues(lender)
  expect(values).toMatchObject({ annual_rate_bp: '12.95', min_deposit_percent: '10' })
  expect(checkLender(values)).toEqual({})
  expect(readLender(values, 7)).toEqual(getDraft(lender))
})

test('an empty lender lists missing fields, and a cleared fee is zero', () => {
  expect(Object.keys(checkLender(toLenderValues(null)))).toEqual(['name', 'email', 'annual_rate_bp'])
  expect(checkLender(toLenderValues(null)).email).toBe('Enter an email address.')
  const freed = { ...toLenderValues(lender), monthly_fee_cents: null, min_deposit_percent: '' }
  expect(readLender(freed, null)).toMatchObject({ id: null, monthly_fee_cents: 0, min_deposit_percent: 0 })
  expect(checkLender({ ...toLenderValues(lender), terms_months: [], max_amount_cents: undefined })).toEqual({
    terms_months: expect.any(String),
    max_amount_cents: expect.any(String),
  })
})

test('a server error appears at its field', () => {
  expect(placeLenderErrors({ 'items.2.name': 'a', 'items.0.terms_months.1': 'b', other: 'c' })).toEqual({
    name: 'a',
    terms_months: 'b',
    other: 'c',
  })
})
