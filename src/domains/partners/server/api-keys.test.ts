import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { keyScopes } from '#platform/common/key-scopes.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { createApiKey, listApiKeys, maxApiKeys, revokeApiKey } from '#domains/partners/common/api-keys.ts'
import { createListing, getOwnListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { removeAccount } from '#domains/accounts/server/deletion/deletion.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const input = { name: 'Stock sync', scopes: ['listings:read' as const], days: 30 }
const works = async (token: string) => {
  const answer = await app.as({ id: toAccountId(0), token }).call(listOwnListings, {})
  return answer.key ?? 'yes'
}

test('a key is shown once, stored as a hash, and emailed about', async () => {
  const owner = await aMember(app)
  const { key, ...made } = await app.as(owner).call(createApiKey, input)
  expect(key).toMatch(/^hk_[\w-]{43}$/)
  expect(made).toMatchObject({ name: 'Stock sync', hint: key.slice(0, 7), last_used_at: null })
  expect(await works(key)).toBe('yes')
  const { items } = await app.as(owner).call(listApiKeys, {})
  expect(items).toEqual([{ ...made, last_used_at: expect.any(String) }])
  const { rows } = await sql<{ all: string }>`select row_to_json(k)::text as all from api_keys k`.execute(
    app.platform.db,
  )
  expect(rows.some(({ all }) => all.includes(key) || all.includes(key.slice(7)))).toBe(false)
  const mails = await app.platform.db
    .selectFrom('sent_messages')
    .select('text')
    .where('account_id', '=', owner.id)
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('Stock sync')
  expect(mails[0]!.text).not.toContain(key)
})

test('a key acts as its owner, and sees only their data', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 5000 })
  const key = await aKey(app, seller, ['listings:read', 'listings:write'])
  expect(await app.as(key).call(getOwnListing, { id })).toMatchObject({ reserve_price_cents: 5000 })
  expect(await app.as(key).call(createListing, { type: 'general', title: 'By a program' })).toMatchObject({
    seller_id: seller.id,
    status: 'draft',
  })
  const other = await aKey(app, await aMember(app))
  expect(await app.as(other).call(getOwnListing, { id })).toMatchObject({ status: 404 })
})

test('making and revoking a key needs a recent password, and can’t be done by a key', async () => {
  const owner = await aMember(app)
  const key = await aKey(app, owner)
  await app.platform.db
    .updateTable('sessions')
    .set({ password_given_at: sql<Date>`clock_timestamp() - interval '11 minutes'` })
    .where('account_id', '=', owner.id)
    .execute()
  expect(await app.as(owner).call(createApiKey, input)).toMatchObject({ key: 'password_needed' })
  expect(await app.as(owner).call(revokeApiKey, { id: key.key_id })).toMatchObject({ key: 'password_needed' })
  expect(await app.as(key).call(createApiKey, input)).toMatchObject({ status: 403, key: 'forbidden' })
  expect(await works(key.token)).toBe('yes')
})

test.each([
  [{ ...input, scopes: [] }, 'scopes'],
  [{ ...input, scopes: ['everything'] }, 'scopes.0'],
  [{ ...input, name: ' ' }, 'name'],
  [{ ...input, days: 0 }, 'days'],
  [{ ...input, days: 367 }, 'days'],
])('%j is refused', async (given, field) => {
  const owner = await aMember(app)
  expect(await app.as(owner).call(createApiKey, given as never)).toMatchObject({
    status: 422,
    errors: { [field]: expect.any(String) },
  })
})

test('the number of keys is limited, also in parallel', async () => {
  const owner = await aMember(app)
  const answers = await Promise.all(
    Array.from({ length: maxApiKeys + 3 }, () => app.as(owner).call(createApiKey, input)),
  )
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(3)
  expect((await app.as(owner).call(listApiKeys, {})).items).toHaveLength(maxApiKeys)
})

test('a revoked, an expired and an unknown key are refused', async () => {
  const owner = await aMember(app)
  const [revoked, expired] = [await aKey(app, owner), await aKey(app, owner)]
  await app.as(owner).call(revokeApiKey, { id: revoked.key_id })
  await app.platform.db
    .updateTable('api_keys')
    .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('id', '=', expired.key_id)
    .execute()
  expect(await works(revoked.token)).toBe('unauthenticated')
  expect(await works(expired.token)).toBe('unauthenticated')
  expect(await works(`hk_${'a'.repeat(43)}`)).toBe('unauthenticated')
  const stranger = await aMember(app)
  const mine = await aKey(app, owner)
  expect(await app.as(stranger).call(revokeApiKey, { id: mine.key_id })).toMatchObject({ status: 404 })
  expect(await works(mine.token)).toBe('yes')
})

test('a suspension revokes the keys, and a reinstatement doesn’t restore them', async () => {
  const owner = await aMember(app)
  const { token } = await aKey(app, owner)
  const { db } = app.platform
  const setStatus = (status: 'active' | 'suspended') =>
    db.updateTable('accounts').set({ status }).where('id', '=', owner.id).execute()
  await setStatus('suspended')
  expect(await works(token)).toBe('unauthenticated')
  await sql`insert into outbox_events (name, payload)
    values ('account.status-changed', ${JSON.stringify({ account_id: owner.id })})`.execute(db)
  await app.settle()
  await setStatus('active')
  expect(await works(token)).toBe('unauthenticated')
})

test('a deleted account’s keys are deleted', async () => {
  const owner = await aMember(app)
  const { token } = await aKey(app, owner)
  await transact(app.platform.db, (tx) =>
    removeAccount(tx, owner.id, { deleted_by: owner.id, reason: 'By its owner.' }),
  )
  expect(await works(token)).toBe('unauthenticated')
  await app.settle()
  expect(
    await app.platform.db.selectFrom('api_keys').select('id').where('account_id', '=', owner.id).execute(),
  ).toEqual([])
})

const callBare = async (op: OperationWithShapes, token: string) => {
  const response = await app.server.inject({
    method: op.method as 'POST',
    url: `/api${op.path.replace(/\{\w+\}/g, '999999999')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(op.body ? { payload: {} } : {}),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    key: isJson ? (response.json().key as string | undefined) : undefined,
  }
}

const operations = allOperations.map(({ op }) => op)

test('no operation without keyScope accepts a key, whatever its scopes', async () => {
  const key = await aKey(app, await aMember(app))
  const open = operations.filter(({ keyScope }) => keyScope)
  expect(open.length).toBeGreaterThan(15)
  for (const op of operations.filter(({ keyScope }) => !keyScope))
    expect([op.name, await callBare(op, key.token)]).toEqual([op.name, { status: 403, key: 'forbidden' }])
  for (const op of open) expect([op.name, (await callBare(op, key.token)).status]).not.toContain(403)
})

test.each(keyScopes)(
  'a key with the scope %s can call the operations marked with it and nothing else',
  async (scope) => {
    const key = await aKey(app, await aMember(app), [scope])
    for (const op of operations) {
      const { status, key: why } = await callBare(op, key.token)
      expect([op.name, why === 'forbidden' || status === 401]).toEqual([op.name, op.keyScope !== scope])
    }
  },
)

test('no operation with a keyScope handles credentials, money or another member’s data', () => {
  const marked = operations.filter(({ keyScope }) => keyScope).map(({ name }) => name)
  expect(marked.toSorted()).toMatchInlineSnapshot(`
    [
      "answerOffer",
      "answerQuestion",
      "applyListingImport",
      "cancelListingImport",
      "cancelStart",
      "changeAnswer",
      "countChats",
      "createListing",
      "createWebhook",
      "deleteListing",
      "deleteWebhook",
      "findConversation",
      "getConversation",
      "getListing",
      "getListingImport",
      "getOffer",
      "getOwnListing",
      "getSalesTotals",
      "getTrade",
      "getTradeDetails",
      "listCategories",
      "listConversations",
      "listFilters",
      "listListingImports",
      "listOffers",
      "listOwnListings",
      "listPlaces",
      "listQuestions",
      "listTrades",
      "listWebhookDeliveries",
      "listWebhooks",
      "readConversation",
      "replayWebhookDelivery",
      "rotateWebhookSecret",
      "scheduleStart",
      "sendMessage",
      "setConversationStatus",
      "setListingStatus",
      "testWebhook",
      "undoListingImport",
      "updateListing",
      "updateWebhook",
      "uploadImage",
      "uploadListingImport",
      "validateListing",
      "withdrawOffer",
    ]
  `)
})

test('the live stream refuses a key', async () => {
  const { token } = await aKey(app, await aMember(app))
  const answer = await app.server.inject({
    method: 'GET',
    url: '/api/live?topics=me',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(401)
})

test('a key has a rate limit over all its calls', async () => {
  await using limited = await createTestApp({ limits: { rateLimits: true } })
  const { token } = await aKey(limited, await aMember(limited))
  const call = async (url: string) =>
    (await limited.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
  const answers: number[] = []
  for (let n = 0; n < 160; n += 1) answers.push(await call('/api/own-listing'), await call('/api/webhook'))
  expect(answers.indexOf(429)).toBeGreaterThan(200)
  expect(answers.at(-2)).toBe(429)
})
