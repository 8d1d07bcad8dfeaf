import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#domains/partners/common/webhooks.ts'
import { createPublicPost } from '#platform/server/push/post-publicly.ts'
import { aKey, aWebhook } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['this machine', '127.0.0.1'],
  ['a private network', '10.1.2.3'],
  ['another', '192.168.1.1'],
  ['a third', '172.16.0.9'],
  ['where clouds keep secrets', '169.254.169.254'],
  ['this machine in IPv6', '::1'],
  ['a private network in IPv6', 'fd00::1'],
  ['a link', 'fe80::1'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1'],
  ['a shared network', '100.64.0.1'],
  ['nobody', '0.0.0.0'],
])('a name that resolves to %s is never connected to', async (_where, address) => {
  app.platform.post = createPublicPost({
    lookup: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
  })
  const owner = await aMember(app)
  const { id } = await aWebhook(app, owner)
  await app.as(owner).call(testWebhook, { id })
  await app.settle()
  const { items } = await app.as(owner).call(listWebhookDeliveries, { id })
  expect(items).toMatchObject([{ status: 'failed', tries: 1, error: 'not_public' }])
})

test('the owner gets an email about a new address or secret, and not about other changes', async () => {
  const owner = await aMember(app)
  const { id, url } = await aWebhook(app, owner)
  const key = await aKey(app, owner, ['webhooks'])
  await app.as(key).call(updateWebhook, { id, url, events: ['bid.placed'] })
  await app.as(key).call(updateWebhook, { id, url: 'https://evil.example.com/x', events: ['bid.placed'] })
  await app.as(key).call(rotateWebhookSecret, { id })
  const mails = await app.platform.db
    .selectFrom('sent_messages')
    .select('text')
    .where('account_id', '=', owner.id)
    .orderBy('id')
    .execute()
  const [, , ...later] = mails.map(({ text }) => text)
  expect(later).toEqual([
    expect.stringContaining('now goes to evil.example.com'),
    expect.stringContaining('The webhook to evil.example.com of your Hoko account has a new secret'),
  ])
})

test.each([
  'http://hooks.example.nz/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://user:secret@hooks.example.nz/',
  'ftp://hooks.example.nz/',
  'javascript:alert(1)',
  `https://hooks.example.nz/${'a'.repeat(2000)}`,
])('%s is refused as a webhook’s address', async (url) => {
  const owner = await aMember(app)
  expect(await app.as(owner).call(createWebhook, { url, events: ['bid.placed'] })).toMatchObject({
    status: 422,
    errors: { url: expect.any(String) },
  })
})
