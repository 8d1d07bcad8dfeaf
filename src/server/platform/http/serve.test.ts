import Fastify from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operation } from '#contract/core/operation.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { Refusal } from '../refusal.ts'
import { registerProblems } from './problems.ts'
import { createServe } from './serve.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const closeDoor = operation({
  name: 'closeDoor',
  summary: 'Close a door',
  method: 'POST',
  path: '/door',
  access: 'anyone',
  limit: { calls: 100, per: 'minute' },
  reply: z.strictObject({}),
  refusals: ['listing_closed'],
})

async function answerOf(error: Error, mode: 'test' | 'development' | 'production') {
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
  ['development', 'has_bids', 500, 'server_error'],
  ['production', 'has_bids', 409, 'has_bids'],
] as const)('in %s a call that is refused with %s answers %i', async (mode, key, status, told) => {
  expect(await answerOf(new Refusal(key), mode)).toEqual([status, told])
})
