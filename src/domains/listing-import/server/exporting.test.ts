import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { undoListingImport } from '#domains/listing-import/common/listing-import.ts'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { readTable } from '#platform/server/files/sent/read-table.adapter.ts'
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

const { compare, importNow, read } = makeImportSteps(() => ({ app, seller }))

async function download(address: string, { token } = seller): Promise<string> {
  const answer = await app.server.inject({
    url: `/api${address}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/csv')
  return answer.body
}

/** By the names of its columns. */
function readRows(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = readTable(csv, { maxRows: 100, maxColumns: 100 })
  return rows.map((cells) => Object.fromEntries(head.map((name, n) => [name, cells[n] ?? ''])))
}

test('the template is imported as it is', async () => {
  const { run, items } = await importNow(await download('/listing-import-template'))
  expect(items.flatMap(({ problems }) => problems)).toEqual([])
  expect(run.report).toMatchObject({ made: 2, refused: 0 })
})

test('sales are exported in the same columns, with what they were sold for', async () => {
  const { run, items } = await importNow([anItem('S1', { quantity: '3' }), anItem('S2')])
  const buyer = await aMember(app)
  const bought = await app.as(buyer).call(buyNow, {
    id: items[0]!.listing_id!,
    quantity: 2,
    delivery: { method: 'pickup' },
  })
  expect(bought.key).toBeUndefined()
  const sales = readRows(await download('/sale-csv'))
  expect(sales).toMatchObject([
    {
      reference: 'S1',
      title: 'Preserving jars S1',
      price: '12.50',
      listing: String(items[0]!.listing_id),
      sold_quantity: '2',
      sold_for: '25.00',
      sale: expect.stringMatching(/\d/),
      sold_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      sale_status: 'agreed',
    },
  ])
  expect((await compare(await download('/sale-csv'))).run.found).toMatchObject({ same: 1, refused: 0 })
  expect(await download('/sale-csv', buyer)).not.toContain('S1')

  await app.as(seller).call(undoListingImport, { id: run.id })
  await app.settle()
  expect((await read(run.id)).items).toMatchObject([
    { undo_result: 'left', undo_message: 'Somebody has bought it.' },
    { undo_result: 'undone' },
  ])
})

test('an export may have the live items alone', async () => {
  const { run } = await importNow([anItem('L1')])
  await app.as(seller).call(undoListingImport, { id: run.id })
  await app.settle()
  await importNow([anItem('L2')])
  expect(readRows(await download('/listing-csv?status=active')).map((row) => row.reference)).toEqual(['L2'])
  expect(readRows(await download('/listing-csv'))).toHaveLength(2)
})

test('the report has each reason with its row and column, and no formulas', async () => {
  const { run } = await compare([anItem('=R1', { price: '-1', condition: 'mint' }), anItem('R2')])
  expect(readRows(await download(`/listing-import/${run.id}/refused-csv`))).toEqual([
    {
      Row: '2',
      Reference: "'=R1",
      Title: 'Preserving jars =R1',
      Column: 'condition',
      Reason: 'Write “new” or “used”.',
    },
    {
      Row: '2',
      Reference: "'=R1",
      Title: 'Preserving jars =R1',
      Column: 'price',
      Reason: 'Write an amount like 1234.50.',
    },
  ])
  const other = await aMember(app)
  const answer = await app.server.inject({
    url: `/api/listing-import/${run.id}/refused-csv`,
    headers: { authorization: `Bearer ${other.token}` },
  })
  expect(answer.statusCode).toBe(404)
})
