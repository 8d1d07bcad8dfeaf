import { expect, test } from 'vitest'
import { getThing } from './sold-prices.tsx'

const bowl = {
  type: 'general',
  category_id: 7,
  title: ' Ash bowl ',
  condition: 'used',
  vehicle: null,
} as const
const car = {
  ...bowl,
  type: 'vehicle',
  vehicle: { subtype: 'car', make: 'Toyota', model: 'Aqua', year: 2015 },
} as const

test.each<[string, Parameters<typeof getThing>[0], ReturnType<typeof getThing>]>([
  ['by its title', bowl, { category: 7, title: 'Ash bowl', condition: 'used' }],
  ['without a title yet', { ...bowl, title: '', condition: null }, { category: 7 }],
  ['without a category yet', { ...bowl, category_id: null }, null],
  ['a car by its model', car, { category: 7, make: 'Toyota', model: 'Aqua', year: 2015 }],
  [
    'a car without a year',
    { ...car, vehicle: { ...car.vehicle, year: null } },
    { category: 7, make: 'Toyota', model: 'Aqua' },
  ],
  ['a car without a model', { ...car, vehicle: { ...car.vehicle, model: '' } }, null],
  [
    'parts of a car by their title',
    { ...car, vehicle: { ...car.vehicle, subtype: 'parts' } },
    { category: 7, title: 'Ash bowl', condition: 'used' },
  ],
  ['a house', { ...bowl, type: 'property' }, null],
])('%s', (_what, described, input) => {
  expect(getThing(described)).toEqual(input)
})
