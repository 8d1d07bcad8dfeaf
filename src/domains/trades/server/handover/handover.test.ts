import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeHandover,
  listArrangements,
  maxWrongCodes,
  renewHandoverCode,
  getTrade,
} from '#domains/trades/common/trades.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { anotherThan, arrangementsOf, codeOf } from '#test/harness/market/handovers.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const type = (person: Person, id: number, code: string) => app.as(person).call(completeHandover, { id, code })
const statusOf = async (person: Person, id: number) => (await app.as(person).call(getTrade, { id })).status
const noticesOf = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'pickup').map(({ title }) => title)
}

test('the buyer’s code completes the sale, recording who, when and why', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  expect(code).toMatch(/^\d{6}$/)
  expect(await codeOf(app, buyer, trade_id)).toBe(code)
  expect(await type(seller, trade_id, code)).toEqual({ trade_id, status: 'completed' })
  expect([await statusOf(buyer, trade_id), await statusOf(seller, trade_id)]).toEqual([
    'completed',
    'completed',
  ])
  const moves = await app.platform.db
    .selectFrom('trade_moves')
    .selectAll()
    .where('trade_id', '=', trade_id)
    .execute()
  expect(moves).toMatchObject([
    {
      moved_by: seller.id,
      side: 'seller',
      action: 'handed_over',
      from_status: 'agreed',
      to_status: 'completed',
    },
  ])
  expect(await type(seller, trade_id, code)).toMatchObject({ key: 'handover_closed', status: 409 })
})

test('only the buyer sees the code, and only the seller types it', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  expect(await arrangementsOf(app, seller, 'seller', trade_id)).toMatchObject({
    handover: { code: null, is_locked: false, tries_left: maxWrongCodes },
  })
  const stranger = await aMember(app)
  for (const person of [buyer, stranger]) {
    expect(await type(person, trade_id, code)).toMatchObject({ status: 404, key: 'not_found' })
  }
  for (const person of [seller, stranger]) {
    expect(await app.as(person).call(renewHandoverCode, { id: trade_id })).toMatchObject({ key: 'not_found' })
  }
  expect((await app.as(stranger).call(listArrangements, { role: 'buyer' })).items).toEqual([])
  expect(await statusOf(buyer, trade_id)).toBe('agreed')
})

test('the codes of two trades differ, and none is in the database', async () => {
  const [one, two] = [await aTrade(app), await aTrade(app)]
  const codes = [await codeOf(app, one.buyer, one.trade_id), await codeOf(app, two.buyer, two.trade_id)]
  expect(codes[0]).not.toBe(codes[1])
  expect(await type(two.seller, two.trade_id, codes[0]!)).toMatchObject({ key: 'code_wrong' })
  const rows = await app.platform.db.selectFrom('handover_tries').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(codes[1])
})

test('five wrong codes lock it until the buyer makes another, and both are notified', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  for (let left = maxWrongCodes - 1; left >= 0; left -= 1) {
    expect(await type(seller, trade_id, anotherThan(code))).toMatchObject({
      status: 422,
      key: 'code_wrong',
      errors: { code: expect.stringMatching(left === 0 ? /make a new one/ : /You can try/) },
    })
  }
  expect(await type(seller, trade_id, code)).toMatchObject({ status: 429, key: 'code_locked' })
  expect(await statusOf(buyer, trade_id)).toBe('agreed')
  expect(await noticesOf(buyer)).toEqual(['Handover code locked'])
  expect((await arrangementsOf(app, buyer, 'buyer', trade_id))!.handover).toEqual({
    code: null,
    is_locked: true,
    tries_left: 0,
  })

  const renewed = await app.as(buyer).call(renewHandoverCode, { id: trade_id })
  expect(renewed.handover).toMatchObject({ is_locked: false, tries_left: maxWrongCodes })
  expect(renewed.handover!.code).not.toBe(code)
  expect(await noticesOf(seller)).toEqual(['New handover code'])
  expect(await type(seller, trade_id, code)).toMatchObject({ key: 'code_wrong' })
  expect(await type(seller, trade_id, renewed.handover!.code!)).toMatchObject({ status: 'completed' })
})

test.each([
  ['sent', /marked as sent/],
  ['completed', /already complete/],
  ['disputed', /in dispute/],
  ['cancelled', /fell through/],
] as const)('a sale that is %s can’t be handed over', async (status, message) => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  await app.platform.db.updateTable('trades').set({ status }).where('id', '=', trade_id).execute()
  expect(await type(seller, trade_id, code)).toMatchObject({
    key: 'handover_closed',
    message: expect.stringMatching(message),
  })
  expect(await app.as(buyer).call(renewHandoverCode, { id: trade_id })).toMatchObject({
    key: 'handover_closed',
  })
  expect((await arrangementsOf(app, buyer, 'buyer', trade_id))?.handover ?? null).toBe(null)
})

test('a listing without pickup has no code', async () => {
  const { trade_id, listing_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  await app.platform.db.updateTable('listings').set({ pickup: 'none' }).where('id', '=', listing_id).execute()
  expect(await type(seller, trade_id, code)).toMatchObject({ key: 'handover_closed' })
})
