import { expect, test } from 'vitest'
import { readTyped } from './typed-form.tsx'

const typed = (query: string, before = {}) => readTyped(new URLSearchParams(query), before)

test('all typed values apply at once', () => {
  const query =
    'q=ute&price_max=20000&year_min=2015&odometer_max=90000&make=Toyota&model=Hilux&attr.width_min=4'
  expect(typed(query)).toEqual({
    search: {
      q: 'ute',
      price_max: 20_000_00,
      year_min: 2015,
      odometer_max: 90_000,
      make: ['Toyota'],
      model: ['Hilux'],
      attr: { width_min: ['4'] },
    },
    errors: {},
  })
})

test.each([
  ['another make lets go of the model', 'make=Mazda&model=Hilux', { make: ['Mazda'] }],
  ['unless a model is typed with it', 'make=Mazda&model=Demio', { make: ['Mazda'], model: ['Demio'] }],
  ['the same make keeps it', 'make=Toyota&model=Hilux', { make: ['Toyota'], model: ['Hilux'] }],
])('%s', (_, query, search) =>
  expect(typed(query, { make: ['Toyota'], model: ['Hilux'] })).toEqual({ search, errors: {} }),
)

test.each([
  ['price_min=cheap&land_area_min=500', ['price_min']],
  ['price_min=20&price_max=10', ['price_max']],
  ['floor_area_min=a&price_max=x', ['floor_area_min', 'price_max']],
  ['land_area_min=500&land_area_max=100', ['land_area_max', 'land_area_min']],
  ['land_area_min=1,500', []],
])('the fields of %s with errors are %j', (query, names) =>
  expect(Object.keys(typed(query).errors).toSorted()).toEqual(names),
)

test('sizes accept commas and spaces', () =>
  expect(typed('land_area_min=1,500&floor_area_max=1 000').search).toEqual({
    land_area_min: 1500,
    floor_area_max: 1000,
  }))
