import { expect, test } from 'vitest'
import { refusals } from '#contract/core/refusals.ts'
import { ApiError, getMessage, getOffline, problemFrom, findProblem } from './problem.ts'

const problem = {
  status: 409,
  key: 'listing_closed',
  message: 'This listing has closed.',
  request_id: 'r',
} as const

test('a problem is known by its shape, wherever it was thrown', () => {
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
])('%o is no problem of ours', (error) => {
  expect(findProblem(error)).toBeNull()
  expect(getMessage(error)).toBe(refusals.server_error.getMessage())
})

test('what something between us and the server answers becomes a plain sentence', () => {
  expect(problemFrom(502, '<html>')).toMatchObject({
    status: 502,
    key: 'unavailable',
    message: refusals.unavailable.getMessage(),
  })
  expect(problemFrom(500, { error: 'x' })).toMatchObject({ key: 'server_error' })
  expect(problemFrom(409, problem)).toBe(problem)
  expect(getMessage(new ApiError(getOffline()))).toMatch(/couldn’t reach Hoko/)
})
