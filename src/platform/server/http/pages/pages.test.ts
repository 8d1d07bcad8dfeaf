import { expect, test } from 'vitest'
import type { Api } from '#platform/common/api.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { refusals, type RefusalKey } from '#platform/common/refusals.ts'
import { RefusedCall } from '../in-process-api.ts'
import { getAudience, observedCalls } from './pages.ts'

const refusing = (key: RefusalKey): Api => ({
  call: async () => {
    throw new RefusedCall({
      key,
      status: refusals[key].status,
      message: refusals[key].getMessage(),
      request_id: 'the request of one visitor',
    })
  },
})
const failing: Api = {
  call: async () => {
    throw new Error('no')
  },
}

async function audience(api: Api, status = 200) {
  const observed = observedCalls(api)
  await observed.api.call(getListing, { id: 1 }).catch(() => undefined)
  return getAudience(status, observed.refused)
}

test('existing and missing pages are for everybody', async () => {
  expect(getAudience(200, [])).toBe('everybody')
  expect(await audience(refusing('not_found'), 404)).toBe('everybody')
  expect(await audience(refusing('validation_failed'))).toBe('everybody')
})

test('a page with a refused limit is only for its visitor, whatever else failed', async () => {
  expect(await audience(refusing('rate_limited'))).toBe('visitor')
  expect(getAudience(503, [503, 429])).toBe('visitor')
})

test('a page rendered despite a failure is not cached', async () => {
  expect(await audience(refusing('unavailable'))).toBe('waiting')
  expect(await audience(failing)).toBe('waiting')
  expect(getAudience(500, [])).toBe('waiting')
  expect(getAudience(301, [])).toBe('waiting')
})

test('a visitor’s request id does not reach the page', async () => {
  const { api } = observedCalls(refusing('not_found'))
  await expect(api.call(getListing, { id: 1 })).rejects.toMatchObject({
    problem: { key: 'not_found', request_id: '' },
  })
})
