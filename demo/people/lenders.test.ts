import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGoodLending, listLenders, putLenders } from '#domains/finance/common/finance.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { demoAdmin, enrolDemoAdmin } from './demo-admin.ts'
import { enrolMembers, getEmail } from './enrol-members.ts'
import { firms } from './firms.ts'
import { demoLenders, offerFinance } from './lenders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await enrolDemoAdmin(app.platform)
  await transact(app.platform.db, enrolMembers)
})
afterAll(() => app[Symbol.asyncDispose]())

test('the demo has two lenders and a dealer rate, and edits survive a restart', async () => {
  const { db } = app.platform
  await offerFinance(db)
  await offerFinance(db)
  expect(await app.as(null).call(getGoodLending, {})).toMatchObject({ lender: { name: 'Good Lending' } })
  const admin = await aMember(app, { type: 'admin' })
  const list = await app.as(admin).call(listLenders, {})
  expect(list.items.map(({ name }) => name)).toEqual(demoLenders.map(({ name }) => name))
  expect(list.changed_by).toContain(demoAdmin.name.split(' ')[0])
  const offers = await db
    .selectFrom('accounts')
    .select('email')
    .where('finance_is_offered', '=', true)
    .execute()
  expect(offers).toEqual([{ email: getEmail(firms[0]!) }])
  await app.as(admin).call(putLenders, { version: list.version, items: [] })
  await offerFinance(db)
  expect((await app.as(admin).call(listLenders, {})).items).toEqual([])
})
