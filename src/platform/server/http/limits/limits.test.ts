import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let mere: Person
beforeAll(async () => {
  app = await createTestApp({
    limits: { rateLimits: true },
    http: { trustedProxies: ['127.0.0.1'] },
  })
  mere = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

async function statuses(
  calls: number,
  from: (n: number) => string,
  url: string,
  headers = {},
  body?: object,
) {
  const counted: Record<number, number> = {}
  for (let n = 0; n < calls; n += 1) {
    const { statusCode } = await app.server.inject({
      method: body ? 'POST' : 'GET',
      url,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': from(n), ...headers },
      ...(body ? { payload: body } : {}),
    })
    counted[statusCode] = (counted[statusCode] ?? 0) + 1
  }
  return counted
}

const input = { email: 'nobody@example.nz' }
const check = (from: (n: number) => string) => statuses(12, from, '/api/check-duplicate-email', {}, input)

test.each([
  ['of one IPv6 line', (n: number) => `2001:db8:7:7::${n + 1}`],
  ['of one address in several spellings', (n: number) => (n % 2 ? '198.51.100.3' : '::ffff:198.51.100.3')],
  ['of one address with a port', (n: number) => `198.51.100.4:${4_000 + n}`],
  ['of a proxy that says gibberish', (n: number) => `gibberish-${n}`],
])('a limit is that %s', async (_name, from) => {
  expect(await check(from)).toEqual({ 200: 10, 429: 2 })
})

test('an answer has the number of calls left for the account, from any address', async () => {
  const request = async (address: string) => {
    const { headers } = await app.server.inject({
      url: '/api/profile',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${mere.token}` },
    })
    return headers
  }
  const [first, second] = [await request('198.51.100.20'), await request('198.51.100.21')]
  expect(Number(first['x-ratelimit-remaining']) - Number(second['x-ratelimit-remaining'])).toBe(1)
  expect(second['x-ratelimit-limit']).toBe(first['x-ratelimit-limit'])
  expect(Number(second['x-ratelimit-reset'])).toBeGreaterThan(0)
})

test('separate addresses have separate limits', async () => {
  expect(await check((n) => `2001:db8:8:${n + 1}::1`)).toEqual({ 200: 12 })
})

test('unknown sessions are looked up only so often, and known ones go on', async () => {
  const from = () => '198.51.100.9'
  const profile = (token: string) => ({ authorization: `Bearer ${token}` })
  expect(await statuses(1, from, '/api/profile', profile(mere.token))).toEqual({ 200: 1 })
  expect(await statuses(150, from, '/api/profile', profile('made-up'))).toEqual({ 401: 120, 429: 30 })
  expect(await statuses(3, from, '/api/profile')).toEqual({ 429: 3 })
  expect(await statuses(3, from, '/api/profile', profile(mere.token))).toEqual({ 200: 3 })
  expect(await statuses(3, from, '/api/category-list?type=general')).toEqual({ 200: 3 })
  expect(await statuses(3, () => '198.51.100.10', '/api/profile', profile('made-up'))).toEqual({ 401: 3 })
})

test('calls refused for their caller are limited too', async () => {
  const from = () => '198.51.100.11'
  const headers = { authorization: `Bearer ${mere.token}` }
  expect(await statuses(150, from, '/api/user', headers)).toEqual({ 403: 120, 429: 30 })
  expect(await statuses(3, from, '/api/profile', headers)).toEqual({ 200: 3 })
  expect(await statuses(3, from, '/api/profile', { authorization: 'Bearer made-up' })).toEqual({ 401: 3 })
})

test('the API description can’t be framed and loads nothing from elsewhere', async () => {
  const { statusCode, headers } = await app.server.inject('/api/docs')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/https?:|[a-z]\.[a-z]/)
})

test('an undeclared proxy is logged once', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  for (const remoteAddress of ['10.9.9.9', '10.9.9.8', '127.0.0.1'])
    await app.server.inject({ url: '/health/live', remoteAddress, headers: forwarded })
  const received = app.logLines.filter((line) => line.includes('TRUSTED_PROXIES'))
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('10.9.9.9')
})
