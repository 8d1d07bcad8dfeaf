import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyListingImport,
  cancelListingImport,
  getListingImport,
  listListingImports,
} from '#domains/listing-import/common/listing-import.ts'
import { transact } from '#platform/server/database/db.ts'
import { forgetImports } from './forgetting.service.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { anItem, itemsCsv, makeImportSteps, sendImport } from '#test/harness/imports/listing-imports.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { setFreeLimits } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  seller = await aMember(app)
})

const { compare, importNow, read } = makeImportSteps(() => ({ app, seller }))

test('sellers can’t see or change another seller’s imports, nor visitors any', async () => {
  const { run } = await compare([anItem('A1')])
  const other = await aMember(app)
  expect(await app.as(other).call(getListingImport, { id: run.id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(other).call(applyListingImport, { id: run.id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(other).call(cancelListingImport, { id: run.id })).toMatchObject({ key: 'not_found' })
  expect((await app.as(other).call(listListingImports, {})).total).toBe(0)
  expect((await sendImport(app, null, itemsCsv([anItem('A1')]))).status).toBe(401)
})

test('two sellers may use the same reference', async () => {
  await importNow([anItem('SAME-1')])
  seller = await aMember(app)
  expect((await importNow([anItem('SAME-1')])).run.report).toMatchObject({ made: 1 })
})

test('a key that writes listings may import, and one that reads may not', async () => {
  const rows = [anItem('K1')]
  const reader = await aKey(app, seller, ['listings:read'])
  const writer = await aKey(app, seller, ['listings:write'])
  const sent = (token: string) => sendImport(app, { id: seller.id, token }, itemsCsv(rows))
  expect((await sent(reader.token)).status).toBe(403)
  expect((await sent(writer.token)).status).toBe(202)
  await app.settle()
})

test('rows beyond the plan are refused with its reason, and the others are listed', async () => {
  const admin = await aMember(app, { type: 'admin' })
  await setFreeLimits(app, admin, { free_general_listings: 2 })
  const { run, items } = await importNow([anItem('P1'), anItem('P2'), anItem('P3')])
  expect(run).toMatchObject({ status: 'done', report: { made: 2, refused: 1 } })
  expect(items[2]).toMatchObject({
    result: 'refused',
    problems: [{ column: '', says: expect.stringMatching(/plan/i) }],
  })
})

test('a cancelled import lists nothing, and the next one may begin', async () => {
  const { run } = await compare([anItem('B1')])
  expect(await app.as(seller).call(cancelListingImport, { id: run.id })).toMatchObject({
    status: 'cancelled',
  })
  expect(await app.as(seller).call(applyListingImport, { id: run.id })).toMatchObject({ key: 'import_busy' })
  expect((await importNow([anItem('B1')])).run.report).toMatchObject({ made: 1 })
})

test('a newer table replaces one that waits, whose file is removed', async () => {
  const first = await compare([anItem('C1')])
  const second = await compare([anItem('C1'), anItem('C2')])
  expect((await read(first.run.id)).run.status).toBe('cancelled')
  expect(second.run).toMatchObject({ status: 'ready', found: { new: 2 } })
})

test('the account’s export has its imports and references, and deletion forgets them', async () => {
  const { run } = await importNow([anItem('D1', { brand: 'Agee' })])
  const { rawPayload } = await app.server.inject({
    url: '/api/export-my-data',
    headers: { authorization: `Bearer ${seller.token}` },
  })
  const files = unzip(rawPayload)
  const readFile = (name: string): unknown => JSON.parse(files.get(`${name}.json`)!.toString())
  expect(readFile('listing-references')).toMatchObject([{ reference: 'D1', brand: 'Agee' }])
  expect(readFile('listing-imports')).toMatchObject([
    { file_name: 'items.csv', rows: [{ reference: 'D1', outcome: 'new', result: 'made' }] },
  ])

  const { db } = app.platform
  await transact(db, (tx) => forgetImports(tx, seller.id))
  expect(await app.as(seller).call(getListingImport, { id: run.id })).toMatchObject({ key: 'not_found' })
  const left = db.selectFrom('listing_references').select('id').where('seller_id', '=', seller.id)
  expect(await left.execute()).toEqual([])
})
