import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { getPartnerApi } from '#domains/partners/common/api-keys.ts'
import { testWebhook } from '#domains/partners/common/webhooks.ts'
import { allOperations } from '#app/server/all-operations.ts'
import {
  addWebhookExample,
  readTradeExample,
  createListingExample,
  type ExampleParts,
  listListingsExample,
  uploadPhotoExample,
  verifyExample,
} from '#domains/partners/common/api-examples.ts'
import { aWebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { fourColours } from '#test/harness/doubles/pictures.ts'
import { aDeal } from '#test/harness/deals/deal-terms.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

/** Runs the guide's example unchanged except for key and address. */
let app: TestApp
let folder: string
let parts: ExampleParts
let auction: Awaited<ReturnType<typeof aLiveAuction>>
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-examples-'))
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  auction = await aLiveAuction(app)
  const { token } = await aKey(app, auction.seller)
  parts = { api: `http://127.0.0.1:${port}/api`, key: token, hook: 'https://push.example.nz/hooks' }
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const run = promisify(execFile)
const runShell = async (code: string) =>
  JSON.parse(
    (await run('sh', ['-c', code.replace(/^curl /, 'curl --silent --show-error ')], { cwd: folder })).stdout,
  )

async function runScript(name: string, code: string): Promise<string> {
  await writeFile(path.join(folder, name), code)
  return (await run(process.execPath, [name], { cwd: folder })).stdout.trim()
}

test('the example lists own listings', async () => {
  const { items } = await runShell(listListingsExample(parts))
  expect(items).toMatchObject([{ id: auction.id, status: 'active' }])
})

test('the example uploads a photo', async () => {
  await writeFile(path.join(folder, 'photo.jpg'), await fourColours())
  expect(await runShell(uploadPhotoExample(parts))).toMatchObject({ images: [{ id: expect.any(Number) }] })
})

test('the example publishes a listing', async () => {
  const [id, status] = (await runScript('list.mjs', createListingExample(parts))).split(' ')
  expect(status).toBe('active')
  expect(await app.as(null).call(getListing, { id: Number(id) })).toMatchObject({ title: 'Hand-thrown bowl' })
})

test('the example adds a webhook and accepts only signed events', async () => {
  await using receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
  const { id, secret } = await runShell(addWebhookExample({ ...parts, hook: receiver.url }))
  await app.as(auction.seller).call(testWebhook, { id })
  await app.settle()
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]]
  await writeFile(path.join(folder, 'verify.mjs'), verifyExample())
  const signature = String(headers['hoko-signature'])
  const old = signature.replace(/t=\d+/, 't=1700000000')
  const verdicts = [
    [body, signature, secret],
    [body, `${signature},v1=${'0'.repeat(64)}`, secret],
    [`${body} `, signature, secret],
    [body, signature, `${secret}x`],
    [body, old, secret],
    [body, 'v1=abc', secret],
    [body, '', secret],
  ].map((given) => `isFromHoko(...${JSON.stringify(given)})`)
  const answers = await runScript(
    'receive.mjs',
    `import { isFromHoko } from './verify.mjs'\nconsole.log(JSON.stringify([${verdicts.join(',')}]))`,
  )
  expect(JSON.parse(answers)).toEqual([true, true, false, false, false, false, false])
})

test('the example reads where to send what was sold', async () => {
  const { trade_id: tradeId } = await aDeal(app, { seller: auction.seller })
  expect(await runShell(readTradeExample(parts, tradeId))).toMatchObject({
    trade_id: tradeId,
    address: { line1: '12 Kōwhai Ridge Road', postcode: '5012' },
  })
})

test('the guide lists every operation open to API keys with its scope', async () => {
  const { operations } = await app.as(null).call(getPartnerApi, {})
  expect(operations.map(({ name, key_scope }) => [name, key_scope])).toEqual(
    allOperations.flatMap(({ op }) => (op.keyScope ? [[op.name, op.keyScope]] : [])),
  )
  const create = operations.find(({ name }) => name === 'createListing')!
  expect(create.parameters).toContainEqual({
    name: 'type',
    where: 'body',
    is_required: true,
    type: 'one of: general, vehicle, property',
  })
})
