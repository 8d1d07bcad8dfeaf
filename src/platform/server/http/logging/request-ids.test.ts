import { expect, test } from 'vitest'
import { createRequestIds } from './request-ids.ts'

const uuid = /^[\da-f]{8}-[\da-f-]{27}$/
const request = (remoteAddress: string, id: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as never

test.each([
  ['of a trusted proxy', '10.0.0.7', 'edge-0042/abc', 'edge-0042/abc'],
  ['of anybody else', '203.0.113.9', 'edge-0042/abc', uuid],
  ['that is too short', '10.0.0.7', 'a', uuid],
  ['that holds a line break', '10.0.0.7', 'edge-0042\nforged', uuid],
  ['that is too long', '10.0.0.7', 'x'.repeat(129), uuid],
])('createRequestIds answers to a request id %s', (_which, address, id, expected) => {
  const createId = createRequestIds(['10.0.0.0/8'])
  expect(createId(request(address, id))).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
})

test('createRequestIds trusts nobody where no proxy is named', () => {
  expect(createRequestIds([])(request('127.0.0.1', 'edge-0042/abc'))).toMatch(uuid)
})
