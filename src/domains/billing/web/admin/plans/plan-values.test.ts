import { expect, test } from 'vitest'
import { checkPlan, startValues } from './plan-values.ts'

const check = (changes: object) => checkPlan({ ...startValues(null), name: 'Dealer', ...changes })

const limits = { max_general_listings: '10', max_vehicle_listings: '5', max_property_listings: '0' }

test('an empty amount shows an example in its error', () => {
  expect(check(limits)).toEqual({ price_cents: 'Enter an amount, like 29 or 29.50.' })
  expect(check({ ...limits, price_cents: 2900 })).toEqual({})
})

test('each empty limit has an error', () =>
  expect(check({ price_cents: 2900 })).toEqual({
    max_general_listings: 'Enter a whole number.',
    max_vehicle_listings: 'Enter a whole number.',
    max_property_listings: 'Enter a whole number.',
  }))
