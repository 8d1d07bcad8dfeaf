import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { transact } from '#platform/server/database/db.ts'
import { queueMessage } from '#platform/server/messages.ts'
import { registerOutboxPage } from './outbox-page.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  await transact(platform.db, async (tx) => {
    const text = 'Kia ora <b>Mere</b>, open http://localhost:3000/auth?a=1&b="x".'
    await queueMessage(tx, {
      account_id: null,
      channel: 'email',
      to: 'mere@example.nz',
      subject: '<script>alert(1)</script>',
      text,
    })
    await queueMessage(tx, {
      account_id: null,
      channel: 'sms',
      to: '+64211234567',
      subject: 'Code',
      text: 'Your code is 1234',
    })
  })
})
afterAll(() => platform[Symbol.asyncDispose]())

const serveOutbox = (showsOutbox: boolean) => {
  const server = Fastify()
  registerOutboxPage(server, {
    ...platform,
    config: overrideConfig(platform.config, { demo: { showsOutbox } }),
  })
  return server
}

test('messages are listed newest first', async () => {
  const answer = await serveOutbox(true).inject('/dev/outbox.json')
  expect(answer.json().items).toMatchObject([
    { channel: 'sms', to: '+64211234567', subject: 'Code', text: 'Your code is 1234' },
    { channel: 'email', to: 'mere@example.nz', at: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
})

test('messages are filtered by recipient, also with a plus in the number', async () => {
  const server = serveOutbox(true)
  const answer = await server.inject(`/dev/outbox.json?to=${encodeURIComponent('+64211234567')}`)
  expect(answer.json().items).toHaveLength(1)
  expect((await server.inject('/dev/outbox.json?to=nobody')).json()).toEqual({ items: [] })
})

test('the page shows the message as text, with links', async () => {
  const { body, headers } = await serveOutbox(true).inject('/dev/outbox')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).not.toMatch(/<script|<b>/)
  expect(body).toContain('&#60;script&#62;alert(1)')
  expect(body).toContain(
    '<a href="http://localhost:3000/auth?a=1&#38;b=">http://localhost:3000/auth?a=1&#38;b=</a>',
  )
})

test('the search text is escaped as well', async () => {
  const { body } = await serveOutbox(true).inject(
    `/dev/outbox?to=${encodeURIComponent('"><img src=x>')}&refresh=yes`,
  )
  expect(body).not.toContain('<img')
  expect(body).toContain('<meta http-equiv="refresh" content="5">')
})

test('the policy allows the page’s style, and nothing else', async () => {
  const { body, headers } = await serveOutbox(true).inject('/dev/outbox')
  const style = /<style>([\s\S]*)<\/style>/.exec(body)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
})

test('an email is shown as it looks, in light or dark, and without scripts', async () => {
  const server = serveOutbox(true)
  const { body } = await server.inject('/dev/outbox?look=dark')
  const [, address] = /<iframe sandbox loading="lazy" src="([^"]+)"/.exec(body)!
  expect(address).toMatch(/^\/dev\/outbox\/\d+\?look=dark$/)
  const dark = await server.inject(address!)
  expect(dark.body).toContain('&#60;script&#62;alert(1)')
  expect(dark.body).toContain('background:#1d2423')
  expect(dark.headers['content-security-policy']).toMatch(/^sandbox allow-popups; default-src 'none'/)
  expect((await server.inject(address!.replace('dark', 'light'))).body).toContain('background:#ffffff')
  for (const none of ['0', '999999', 'x', '1e3', '2'])
    expect((await server.inject(`/dev/outbox/${none}`)).statusCode, none).toBe(404)
})

test.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])(
  '%s is not found in production',
  async (path) => {
    expect((await serveOutbox(false).inject(path)).statusCode).toBe(404)
  },
)

test.each<[string, { remoteAddress?: string; headers?: Record<string, string> }, number]>([
  ['this machine', {}, 200],
  ['this machine by its address', { headers: { host: '127.0.0.1:3000' } }, 200],
  ['this machine over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }, 200],
  ['this machine on a socket for both', { remoteAddress: '::ffff:127.0.0.1' }, 200],
  ['another machine', { remoteAddress: '192.168.1.7' }, 404],
  ['a proxy here', { headers: { 'X-Forwarded-For': '203.0.113.99' } }, 404],
  ['a proxy that forwards the host alone', { headers: { 'X-Forwarded-Host': 'market.example.nz' } }, 404],
  ['a proxy by the standard', { headers: { Forwarded: 'for=203.0.113.99' } }, 404],
  ['a proxy that names itself', { headers: { Via: '1.1 proxy' } }, 404],
  ['a proxy that hands on the address', { headers: { 'X-Real-IP': '203.0.113.99' } }, 404],
  ['another name that points here', { headers: { host: 'market.example.nz' } }, 404],
])('a request from %s is checked', async (_who, { remoteAddress = '127.0.0.1', headers }, status) => {
  const server = serveOutbox(true)
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']) {
    const answer = await server.inject({
      url,
      remoteAddress,
      headers: { host: 'localhost:3000', ...headers },
    })
    expect(answer.statusCode, url).toBe(status)
    if (status === 404) expect(answer.body).not.toContain('Your code')
  }
})

test('a relative path is listed as the absolute address that is sent', async () => {
  await transact(platform.db, async (tx) => {
    const message = { account_id: null, channel: 'email', to: 'rua@example.nz', subject: 'Invoice' } as const
    await queueMessage(tx, { ...message, text: 'See it:\n\n/user-settings#invoices' })
  })
  const answer = await serveOutbox(true).inject('/dev/outbox?to=rua@example.nz')
  expect(answer.body).toContain(`<a href="${platform.config.http.publicUrl}/user-settings#invoices">`)
})
