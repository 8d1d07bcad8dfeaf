import { expect, test } from 'vitest'
import { proposeTitle } from './title-rules.ts'

const corolla = {
  year: '2016',
  make: 'Toyota',
  model: 'Corolla',
  model_detail: 'GX',
  body_style: 'hatchback',
}

test.each([
  ['a whole car', corolla, '2016 Toyota Corolla GX Hatchback'],
  ['a year as a number', { ...corolla, year: 2016 }, '2016 Toyota Corolla GX Hatchback'],
  ['no detail or body', { ...corolla, model_detail: '', body_style: null }, '2016 Toyota Corolla'],
  ['no year', { ...corolla, year: null }, 'Toyota Corolla GX Hatchback'],
  [
    'spaces around',
    { ...corolla, make: ' Toyota ', model: 'Corolla  Cross' },
    '2016 Toyota Corolla Cross GX Hatchback',
  ],
  [
    'a body that the detail says',
    { ...corolla, model_detail: 'GX Hatchback' },
    '2016 Toyota Corolla GX Hatchback',
  ],
  ['another body', { ...corolla, body_style: 'other' }, '2016 Toyota Corolla GX'],
  ['no make', { ...corolla, make: '' }, null],
  ['no model', { ...corolla, model: '' }, null],
  ['nothing', {}, null],
  ['a detail too long', { ...corolla, model_detail: 'x'.repeat(80) }, '2016 Toyota Corolla'],
  ['a model named as its make', { ...corolla, model: 'TOYOTA', model_detail: '' }, '2016 Toyota Hatchback'],
])('proposeTitle of %s', (_case, vehicle, expected) => {
  expect(proposeTitle({ vehicle, attributes: {} })).toBe(expected)
})

test.each([
  ['a whole phone', { brand: 'Apple', model: 'iPhone 13', storage: '128 GB' }, 'Apple iPhone 13 128 GB'],
  ['no storage', { brand: 'Samsung', model: 'Galaxy S22' }, 'Samsung Galaxy S22'],
  ['no brand', { model: 'iPhone 13', storage: '128 GB' }, 'iPhone 13 128 GB'],
  ['a model that says its brand', { brand: 'Nokia', model: 'Nokia 3310' }, 'Nokia 3310'],
  ['storage alone', { storage: '128 GB' }, null],
  ['several choices', { brand: ['Apple'], model: null }, null],
  ['nothing', {}, null],
])('proposeTitle of a thing with %s', (_case, attributes, expected) => {
  expect(proposeTitle({ vehicle: null, attributes })).toBe(expected)
})
