import { expect, test } from 'vitest'
import { refusals } from '#platform/common/refusals.ts'
import { ApiError, getMessage, getOffline, problemFrom, findProblem } from './problem.ts'

const problem = {
  status: 409,
  key: 'listing_closed',
  message: 'This listing has closed.',
  request_id: 'r',
} as const

test('findProblem recognises a problem by its shape', () => {
  class RefusedElsewhere extends Error {
    problem = problem
  }
  expect(findProblem(new ApiError({ ...problem }))).toEqual(problem)
  expect(findProblem(new RefusedElsewhere())).toEqual(problem)
  expect(findProblem({ data: problem, status: 409 })).toEqual(problem)
})

test.each([
  null,
  undefined,
  'listing_closed',
  new Error('boom'),
  { problem: null },
  { problem: { key: 1 } },
  { data: 'x' },
])('%o is not recognised as a problem', (error) => {
  expect(findProblem(error)).toBeNull()
  expect(getMessage(error)).toBe(refusals.server_error.getMessage())
})

test('an error from a proxy becomes a plain sentence', () => {
  expect(problemFrom(502, '<html>')).toMatchObject({
    status: 502,
    key: 'unavailable',
    message: refusals.unavailable.getMessage(),
  })
  expect(problemFrom(500, { error: 'x' })).toMatchObject({ key: 'server_error' })
  expect(problemFrom(409, problem)).toBe(problem)
  expect(getMessage(new ApiError(getOffline()))).toMatch(/couldn’t reach Hoko/)
})

test('a message does not mention highlighted fields when none is highlighted', () => {
  const long = 'A choice can have at most 60 characters.'
  const print = (errors: Record<string, string>) => {
    const message = 'Check the highlighted fields.'
    return getMessage(
      new ApiError({ status: 422, key: 'validation_failed', message, request_id: '', errors }),
    )
  }
  expect(print({ 'options.0': long, 'options.1': long, price: 'Enter a price.' })).toBe(
    `${long} Enter a price.`,
  )
  expect(print({})).toBe('Check the highlighted fields.')
})
