import { expect, test } from 'vitest'
import { findField, placeErrors } from './form.ts'
import { ApiError, getMessage } from './session/problem.ts'

const fields = ['name', 'options', 'vehicle', 'vehicle.plate']

test.each([
  ['name', 'name'],
  ['options.0', 'options'],
  ['vehicle.plate', 'vehicle.plate'],
  ['vehicle.plate.0', 'vehicle.plate'],
  ['vehicle.make', 'vehicle'],
  ['names', undefined],
  ['price', undefined],
])('an error of %s is shown at %s', (name, field) => {
  expect(findField(name, fields)).toBe(field)
})

const refused = (errors: Record<string, string>) => ({
  status: 422,
  key: 'validation_failed' as const,
  message: 'Check the highlighted fields.',
  request_id: '',
  errors,
})
const long = 'A choice can have at most 60 characters.'

test('of several entries of a field the first is said, and what has no field is placed nowhere', () => {
  const shown: Record<string, string> = {}
  const place = (errors: Record<string, string>) =>
    placeErrors(refused(errors), fields, (name: string, { message }) => (shown[name] = message))
  expect(place({ 'options.0': long, 'options.3': 'Another.' })).toBe(true)
  expect(shown).toEqual({ options: long })
  expect(place({ price: 'Enter a price.' })).toBe(false)
})

test('where no field is marked, nothing is said of marked fields', () => {
  const say = (errors: Record<string, string>) => getMessage(new ApiError(refused(errors)))
  expect(say({ 'options.0': long, 'options.1': long, price: 'Enter a price.' })).toBe(
    `${long} Enter a price.`,
  )
  expect(say({})).toBe('Check the highlighted fields.')
})
