import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import type { AnyOperation, OperationWithShapes } from '#platform/common/operation.ts'
import { createListing, describeTooManyAnswers, updateListing } from '#domains/selling/common/own-listings.ts'
import { saveSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let user: Person
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  user = await aMember(app)
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const operations = allOperations.map(({ op }) => [op.name, op] as const)

interface SentRequest {
  token?: string | undefined
  body?: unknown
  raw?: string
  content_type?: string
  query?: string
}

async function send(
  op: AnyOperation,
  { token, body, raw, content_type = 'application/json', query = '' }: SentRequest,
) {
  const path = op.path.replace(/\{\w+\}/g, '999999999')
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await app.server.inject({
    method: op.method as 'POST',
    url: `/api${path}${query}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': content_type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Only refusals of file operations are JSON.
  const is_json = /json/.test(String(response.headers['content-type']))
  return { status: response.statusCode, reply: is_json ? response.json() : {}, headers: response.headers }
}

describe.each(operations)('%s', (_name, op) => {
  test('exists', async () => {
    const { status, reply } = await send(op, { body: op.body ? {} : undefined })
    expect(status === 404 && !op.params).toBe(false)
    expect(reply.key).not.toBe('server_error')
  })

  test('is open only to the callers in its contract', async () => {
    const anonymous = await send(op, { body: op.body ? {} : undefined })
    if (op.access === 'anyone') expect(anonymous.reply.key).not.toBe('unauthenticated')
    else expect([anonymous.status, anonymous.reply.key]).toEqual([401, 'unauthenticated'])

    const ended = await send(op, { token: 'x'.repeat(43), body: op.body ? {} : undefined })
    if (op.name === 'removeToken') expect(ended.status).toBe(200)
    else expect([ended.status, ended.reply.key]).toEqual([401, 'logout_user'])

    if (op.access === 'user')
      expect((await send(op, { token: admin.token, body: {} })).reply.key).toBe('forbidden')
    if (op.access === 'admin')
      expect((await send(op, { token: user.token, body: {} })).reply.key).toBe('forbidden')
  })

  test('answers invalid input with a plain sentence, never with a defect', async () => {
    const token = op.access === 'anyone' || op.name === 'removeToken' ? undefined : user.token
    const nasty = [
      null,
      [],
      'text',
      7,
      { __proto__: { admin: true } },
      { 'a\u0000b': 1 },
      fields(op, null),
      fields(op, [[]]),
    ]
    const values = [
      '\u0000',
      '💥'.repeat(2000),
      -1,
      1e308,
      0.1,
      { deep: { er: [1] } },
      true,
      '’; drop table deals; --',
    ]
    for (const body of [...nasty, ...values.map((value) => fields(op, value))]) {
      const { status, reply } = await send(op, {
        token,
        body: op.body ? body : undefined,
        query: queryOf(op, body),
      })
      expect(status, JSON.stringify(body)).toBeLessThan(500)
      if (status >= 400) expect(reply.message).toMatch(/^[A-ZĀĒĪŌŪ].*[.!?]$|^Invalid /)
    }
    if (!op.body) return
    const broken = await send(op, { token, raw: '{"a": ' })
    expect([400, 401, 403]).toContain(broken.status)
    const odd = await send(op, { token, raw: 'a=b', content_type: 'text/weird' })
    expect([401, 403, 415]).toContain(odd.status)
  })
})

function fields(op: OperationWithShapes, value: unknown) {
  const names = [...Object.keys(op.body?.shape ?? {}), ...Object.keys(op.query?.shape ?? {})]
  return Object.fromEntries(names.map((name) => [name, value]))
}

function queryOf(op: OperationWithShapes, values: unknown): string {
  if (!op.query || typeof values !== 'object' || values === null) return ''
  return `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`
}

test('the OpenAPI document names every operation and its errors', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { op } of allOperations) {
    const described = document.paths[op.path]?.[op.method.toLowerCase()]
    expect(described?.operationId).toBe(op.name)
    const responses = Object.values<{ $ref?: string }>(described.responses).map(({ $ref, ...response }) =>
      $ref ? document.components.responses[$ref.split('/').at(-1) ?? ''] : response,
    )
    for (const key of op.refusals) expect(JSON.stringify(responses)).toContain(`\`${key}\``)
  }
})

const withQuery = operations.filter(([, op]) => op.method === 'GET' && op.access !== 'admin')

test.each(withQuery)('%s does not recognise names that every object inherits', async (_name, op) => {
  const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'constructor.prototype']
  const token = op.access === 'anyone' ? undefined : user.token
  for (const name of names) {
    const { status, reply } = await send(op, { token, query: `?${name}=1` })
    // Not found is checked before the input.
    if (op.params && status === 404) continue
    expect([name, status]).toEqual([name, 422])
    expect(reply.errors).toHaveProperty([name], `Unknown parameter '${name}'.`)
  }
})

test('an error names only some of thousands of unknown fields, shortened', async () => {
  const body = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${'n'.repeat(150)}${n}`, 1]))
  const { status, reply } = await send(createListing, { token: user.token, body })
  expect(status).toBe(422)
  expect(Object.keys(reply.errors).length).toBeLessThanOrEqual(50)
  expect(JSON.stringify(reply).length).toBeLessThan(20_000)
})

const answers = (count: number, letter = 'a') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${letter}${n}`, 1]))

test.each([
  ['50,000 answers', JSON.stringify(answers(50_000)), 413],
  ['101 answers', JSON.stringify(answers(101)), 422],
  ['lists in lists', '['.repeat(500) + ']'.repeat(500), 413],
])('a draft refuses %s', async (_what, attributes, expected) => {
  const raw = `{"type":"general","attributes":${attributes}}`
  const { status } = await send(createListing, { token: user.token, raw })
  expect(status).toBe(expected)
})

test('repeated updates cannot exceed the limit of answers', async () => {
  const draft = await app.as(user).call(createListing, { type: 'general', attributes: answers(60) })
  const further = { id: draft.id, version: draft.version, attributes: answers(60, 'b') }
  const { key, errors } = await app.as(user).call(updateListing, further)
  expect([key, errors]).toEqual(['validation_failed', { attributes: describeTooManyAnswers() }])
})

test('lone surrogates are replaced wherever text is stored as JSON', async () => {
  const half = 'ab\\ud800cd'
  const token = user.token
  const saved = await send(saveSearch, {
    token,
    raw: `{"name":"${half}","query":{"q":"${half}"},"alerts":"none"}`,
  })
  expect(saved.reply).toMatchObject({ name: 'ab\ufffdcd', query: { q: 'ab\ufffdcd' } })
  const raw = `{"type":"general","title":"${half}","attributes":{"colour":"${half}"},"delivery_options":[{"id":1,"kind":"courier","name":"${half}","radius_km":null,"north_cents":500,"south_cents":500,"own_region_cents":null,"rural_cents":0,"further_cents":0,"days_to_send":null,"is_tracked":false}]}`
  expect((await send(createListing, { token, raw })).reply).toMatchObject({
    title: 'ab\ufffdcd',
    attributes: { colour: 'ab\ufffdcd' },
  })
})

test('an unknown address returns a problem', async () => {
  const response = await app.server.inject('/api/no-such-thing')
  expect([response.statusCode, response.json().key]).toEqual([404, 'not_found'])
})

test('every response has the security headers', async () => {
  const { headers } = await app.server.inject('/api/region-list')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
