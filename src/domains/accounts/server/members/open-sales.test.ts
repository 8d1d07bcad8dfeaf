import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMember } from '#domains/accounts/common/members/members.ts'
import { listMemberRecords } from '#domains/moderation/common/records/records.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('a member’s open sales count with their delivery', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { seller, trade_id: id } = await aTrade(app)
  await app.platform.db
    .updateTable('trade_terms')
    .set({ items_cents: 40_00, delivery_cents: 7_00, rural_cents: 4_50, total_cents: 51_50 })
    .where('trade_id', '=', id)
    .execute()
  const { open_sales: sales } = await app.as(admin).call(getMember, { id: seller.id })
  expect(sales).toEqual({
    count: 1,
    total_cents: 51_50,
    delivery_cents: 11_50,
    unpaid_count: 1,
    unpaid_cents: 51_50,
  })
  const { items } = await app.as(admin).call(listMemberRecords, { id: seller.id, kind: 'trades' })
  expect(items).toMatchObject([{ id, amount_cents: 51_50 }])
})
