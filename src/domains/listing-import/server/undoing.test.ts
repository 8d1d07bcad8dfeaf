import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { undoListingImport } from '#domains/listing-import/common/listing-import.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { anItem, makeImportSteps } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
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

const { importNow, read, live } = makeImportSteps(() => ({ app, seller }))

async function undo(id: number) {
  const answer = await app.as(seller).call(undoListingImport, { id })
  await app.settle()
  return answer.key ? answer : (await read(id)).run
}

test('undo removes what an import made, and the same table lists it again', async () => {
  const { run } = await importNow([anItem('A1'), anItem('A2')])
  expect(run.undo_until).not.toBeNull()
  const undone = await undo(run.id)
  expect(undone).toMatchObject({ status: 'undone', report: { undone: 2, not_undone: 0 }, undo_until: null })
  expect(undone).toMatchObject({ undos: [{ by: expect.any(String), at: expect.any(String) }] })
  expect(await live()).toEqual([])
  expect((await importNow([anItem('A1')])).run).toMatchObject({ found: { new: 1 }, report: { made: 1 } })
})

test('undo restores what an import changed', async () => {
  const first = await importNow([anItem('B1', { brand: 'Agee' })])
  const { run } = await importNow([anItem('B1', { price: '99', title: 'Other', brand: 'Mason' })])
  expect(run.report.updated).toBe(1)
  expect(await undo(run.id)).toMatchObject({ report: { undone: 1 } })
  const id = first.items[0]!.listing_id!
  expect(await app.as(seller).call(getOwnListing, { id })).toMatchObject({
    title: 'Preserving jars B1',
    buy_now_price_cents: 12_50,
  })
  expect((await importNow([anItem('B1', { brand: 'Agee' })])).run.found).toMatchObject({ same: 1 })
})

test('undo leaves what people have bid on, and says so', async () => {
  const auction = { sale_method: 'auction', price: '', start_price: '10', duration: '3 days' }
  const { run, items } = await importNow([anItem('C1', auction), anItem('C2')])
  await aBidOn(app, items[0]!.listing_id!)
  expect(await undo(run.id)).toMatchObject({ report: { undone: 1, not_undone: 1 } })
  expect((await read(run.id)).items[0]).toMatchObject({
    undo_result: 'left',
    undo_message: 'People have bid on it, so it stays.',
  })
  expect(await live()).toHaveLength(1)
})

test('undo leaves an item that its seller changed since', async () => {
  const { items } = await importNow([anItem('F1')])
  const { run } = await importNow([anItem('F1', { price: '20' })])
  const id = items[0]!.listing_id!
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, subtitle: 'By hand' })
  expect(await undo(run.id)).toMatchObject({ report: { undone: 0, not_undone: 1 } })
  expect((await read(run.id)).items[0]).toMatchObject({ undo_message: 'It was changed since the import.' })
})

test('undo gives an item its former reference again', async () => {
  const { id } = await aFixedPriceListing(app, { seller })
  const row = { reference: 'MINE-1', listing: String(id), price: '60.00' }
  const { run } = await importNow([row])
  expect(run.report).toMatchObject({ updated: 1, made: 0 })
  const renamed = await importNow([{ reference: 'MINE-2', listing: String(id) }])
  expect(renamed.items).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'reference', before: 'MINE-1', after: 'MINE-2' }] },
  ])
  expect((await importNow([{ reference: 'MINE-2', price: '60.00' }])).run.found).toMatchObject({ same: 1 })
  expect(await undo(renamed.run.id)).toMatchObject({ report: { undone: 1 } })
  expect((await importNow([{ reference: 'MINE-1', price: '60.00' }])).run.found).toMatchObject({ same: 1 })
  expect(await live()).toHaveLength(1)
})

test('undo lists again what an import withdrew', async () => {
  await importNow([anItem('D1'), anItem('D2')])
  const { run } = await importNow([anItem('D1')], { withdraws_missing: true })
  expect(run.report.withdrawn).toBe(1)
  expect(await undo(run.id)).toMatchObject({ report: { undone: 1 } })
  expect(await live()).toHaveLength(2)
  expect((await importNow([anItem('D2')])).run.found).toMatchObject({ same: 1 })
})

test('undo takes back an import that failed halfway', async () => {
  const { run } = await importNow([anItem('G1')])
  await sql`update listing_import_runs set status = 'failed', failure = 'It failed.' where id = ${run.id}`.execute(
    app.platform.db,
  )
  expect((await read(run.id)).run.undo_until).not.toBeNull()
  expect(await undo(run.id)).toMatchObject({ status: 'undone', failure: null, report: { undone: 1 } })
  expect(await live()).toEqual([])
})

test('undo is refused after 24 hours, twice at once, and to others', async () => {
  const { run } = await importNow([anItem('E1')])
  const others = await app.as(await aMember(app)).call(undoListingImport, { id: run.id })
  expect(others).toMatchObject({ key: 'not_found' })
  await sql`update listing_import_runs set finished_at = finished_at - interval '25 hours' where id = ${run.id}`.execute(
    app.platform.db,
  )
  expect(await undo(run.id)).toMatchObject({ key: 'undo_too_late' })
  await sql`update listing_import_runs set finished_at = clock_timestamp() where id = ${run.id}`.execute(
    app.platform.db,
  )
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.as(seller).call(undoListingImport, { id: run.id })),
  )
  expect(answers.filter(({ key }) => key === 'import_busy')).toHaveLength(2)
  await app.settle()
  expect((await read(run.id)).run.undos).toHaveLength(1)
})
