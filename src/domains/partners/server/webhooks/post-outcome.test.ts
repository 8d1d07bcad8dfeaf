import { expect, test } from 'vitest'
import { NotPublic } from '#platform/server/push/post-publicly.ts'
import { getErrorOutcome } from './webhooks.service.ts'

test.each([
  [new NotPublic('not https'), 'refused', 'not_public'],
  [new DOMException('too slow', 'TimeoutError'), 'failed', 'timeout'],
  [new DOMException('aborted', 'AbortError'), 'failed', 'timeout'],
  [new Error('ECONNREFUSED'), 'failed', 'unreachable'],
  ['not even an error', 'failed', 'unreachable'],
])('%s is %s', (error, is, why) => {
  expect(getErrorOutcome(error)).toEqual({ is, answer_code: null, error: why })
})
