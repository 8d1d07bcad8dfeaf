import { expect, test } from 'vitest'
import { resolvePlan, startValues } from './plan-values.ts'

const resolve = async (changes: object) => {
  const values = { ...startValues(null), name: 'Dealer', ...changes }
  const { errors } = await resolvePlan(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

const limits = { max_general_listings: '10', max_vehicle_listings: '5', max_property_listings: '0' }

test('an empty amount says how to write one', async () => {
  expect(await resolve(limits)).toEqual({ price_cents: 'Enter an amount, like 29 or 29.50.' })
  expect(await resolve({ ...limits, price_cents: 2900 })).toEqual({})
})

test('each empty limit is wrong', async () =>
  expect(await resolve({ price_cents: 2900 })).toEqual({
    max_general_listings: 'Enter a whole number.',
    max_vehicle_listings: 'Enter a whole number.',
    max_property_listings: 'Enter a whole number.',
  }))
