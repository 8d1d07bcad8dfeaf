import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { applyListingImport } from '#domains/listing-import/common/listing-import.ts'
import { resumeRuns, workAt } from './runs/work.service.ts'
import { anItem, itemsCsv, makeImportSteps, sendImport } from '#test/harness/imports/listing-imports.ts'
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

const { compare, read, live } = makeImportSteps(() => ({ app, seller }))

const items = (count: number) => Array.from({ length: count }, (_, n) => anItem(`R${n}`))

/** Each reference once, with a listing of its own. */
async function requireNoDuplicates(count: number) {
  const { rows } = await sql<{ references: number; listings: number }>`
    select count(distinct lower(reference))::int as "references", count(distinct listing_id)::int as listings
      from listing_references where seller_id = ${seller.id}`.execute(app.platform.db)
  expect(rows[0]).toEqual({ references: count, listings: count })
  expect(await live()).toHaveLength(count)
}

test('one of two imports at once is refused plainly, and no row is lost or listed twice', async () => {
  const csv = itemsCsv(items(12))
  const answers = await Promise.all([1, 2, 3].map(() => sendImport(app, seller, csv)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.reply).toMatchObject({
    key: 'import_busy',
    message: expect.stringContaining('Another import of yours'),
  })
  await app.settle()
  const { id } = answers.find(({ status }) => status === 202)!.reply as { id: number }
  const applied = await Promise.all([1, 2, 3].map(() => app.as(seller).call(applyListingImport, { id })))
  expect(applied.filter(({ key }) => !key)).toHaveLength(1)
  expect((await sendImport(app, seller, csv)).reply).toMatchObject({ key: 'import_busy' })
  await Promise.all([1, 2, 3, 4].map(() => workAt(app.platform, id)))
  await app.settle()
  expect((await read(id)).run).toMatchObject({ status: 'done', report: { made: 12, refused: 0, left: 0 } })
  await requireNoDuplicates(12)
})

test('another worker continues a killed worker’s import where it stopped', async () => {
  const { db } = app.platform
  const { run } = await compare(items(8))
  const claimed = sql`update listing_import_runs set claimed_until = clock_timestamp() + interval '1 hour',
    created_at = created_at - interval '1 hour' where id = ${run.id}`
  await app.as(seller).call(applyListingImport, { id: run.id })
  await claimed.execute(db)
  await workAt(app.platform, run.id)
  expect(await live()).toEqual([])
  await sql`update listing_import_runs set claimed_until = clock_timestamp() - interval '1 s' where id = ${run.id}`.execute(
    db,
  )
  await resumeRuns(app.platform)
  await app.settle()
  expect((await read(run.id)).run).toMatchObject({ status: 'done', report: { made: 8 } })
  await requireNoDuplicates(8)
})

test('two workers at the same rows list each once, even without the claim', async () => {
  const { db } = app.platform
  const { run } = await compare(items(15))
  await app.as(seller).call(applyListingImport, { id: run.id })
  await Promise.all(
    [1, 2, 3].map(async () => {
      await sql`update listing_import_runs set claimed_until = null where id = ${run.id}`.execute(db)
      await workAt(app.platform, run.id)
    }),
  )
  await app.settle()
  expect((await read(run.id)).run).toMatchObject({ status: 'done', report: { made: 15, left: 0 } })
  await requireNoDuplicates(15)
})
