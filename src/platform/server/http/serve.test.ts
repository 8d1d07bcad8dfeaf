import Fastify from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { operation } from '#platform/common/operation.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { Refusal } from '../refusal.ts'
import { registerProblems } from './problems.ts'
import { recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import { shortenAddress } from './request-origin.ts'
import { createServe } from './serve.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const shapes = { reply: z.strictObject({}) }

const closeDoor = {
  ...operation<typeof shapes>('POST /door')({
    name: 'closeDoor',
    summary: 'Close a door',
    access: 'anyone',
    limit: { calls: 100, per: 'minute' },
    refusals: ['listing_closed'],
  }),
  ...shapes,
}

type Mode = TestPlatform['config']['process']['mode']

async function answerOf(error: Error, mode: Mode) {
  const server = Fastify()
  registerProblems(server)
  server.decorateRequest('caller', null)
  const config = overrideConfig(platform.config, { process: { mode } })
  const serve = createServe(server, { ...platform, config }, async () => null)
  serve(closeDoor, async () => {
    throw error
  })
  const { statusCode, body } = await server.inject({ method: 'POST', url: '/api/door' })
  return [statusCode, JSON.parse(body).key]
}

test.each([
  ['test', 'listing_closed', 409, 'listing_closed'],
  ['test', 'not_found', 404, 'not_found'],
  ['test', 'unavailable', 503, 'unavailable'],
  ['test', 'has_bids', 500, 'server_error'],
  ['development', 'has_bids', 409, 'has_bids'],
  ['demo', 'has_bids', 409, 'has_bids'],
  ['production', 'has_bids', 409, 'has_bids'],
] as const)('in %s a call refused with %s answers %i', async (mode, key, status, received) => {
  expect(await answerOf(new Refusal(key), mode)).toEqual([status, received])
})

test('a second serve on the same server adds to the first one’s routes', async () => {
  const server = Fastify()
  server.decorateRequest('caller', null)
  const answer = async () => ({})
  createServe(server, platform, async () => null)(closeDoor, answer)
  createServe(server, platform, async () => null)({ ...closeDoor, name: 'shutDoor', path: '/shut' }, answer)
  for (const url of ['/api/door', '/api/shut'])
    expect([url, (await server.inject({ method: 'POST', url })).statusCode]).toEqual([url, 200])
  expect([...server.visitorCalls.keys()]).toEqual(['closeDoor', 'shutDoor'])
})

const paint = {
  ...operation<typeof shapes>('POST /paint')({
    name: 'paintDoor',
    summary: 'Paint the door',
    access: 'admin',
    limit: { calls: 100, per: 'minute' },
  }),
  ...shapes,
}

test.each([
  ['test', false, 500],
  ['development', false, 200],
  ['demo', false, 200],
  ['test', true, 200],
  ['production', false, 200],
] as const)('an admin’s write needs a log entry in %s: %s answers %i', async (mode, isLogged, status) => {
  const server = Fastify()
  registerProblems(server)
  server.decorateRequest('caller', null)
  const config = overrideConfig(platform.config, { process: { mode } })
  const admin = { id: toAccountId(1), type: 'admin', session_id: 1, staff_role: 'full' } as const
  const serve = createServe(server, { ...platform, config }, async () => admin)
  serve(paint, async () => {
    if (isLogged) recordUnchanged()
    return {}
  })
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/paint',
    headers: { authorization: 'Bearer x' },
  })
  expect(statusCode).toBe(status)
})

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2::3', '2001:db8:1::x'],
  ['::1', '0:0:0::x'],
  ['unknown', 'unknown'],
])('%s is shortened in the log to %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown)
})
