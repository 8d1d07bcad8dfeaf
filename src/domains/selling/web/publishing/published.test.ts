import { expect, test } from 'vitest'
import { makePublishedState, readPublished } from './published.ts'

test.each([
  ['null', null],
  ['another page’s state', { from: '/home' }],
])('readPublished finds nothing in %s', (_case, state) => {
  expect(readPublished(state)).toBeNull()
})

test('readPublished reads the published listings and their status', () => {
  const state: unknown = makePublishedState([101_132 as never], 'pending')
  expect(readPublished(state)).toMatchObject({ ids: [101_132], status: 'pending', reloads: 1 })
})
