import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTradeDetails } from '#domains/trades/common/terms.ts'
import { aDeal } from '#test/harness/deals/deal-terms.ts'
import { aTrade, ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { remindOfDelivery } from '../handover/reminders.service.ts'
import { shortenAddresses } from './addresses.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('remindOfDelivery reminds once at 24 and once at 48 hours', async () => {
  const { trade_id: tradeId } = await aTrade(app)
  const reminded = async () =>
    (
      await app.platform.db
        .selectFrom('delivery_reminders')
        .select('hours')
        .where('trade_id', '=', tradeId)
        .orderBy('hours')
        .execute()
    ).map(({ hours }) => hours)
  await remindOfDelivery(app.platform.db)
  expect(await reminded()).toEqual([])
  await ageTrade(app, tradeId, 1.1)
  for (const _ of [1, 2]) await remindOfDelivery(app.platform.db)
  expect(await reminded()).toEqual([24])
  await ageTrade(app, tradeId, 2.1)
  for (const _ of [1, 2]) await remindOfDelivery(app.platform.db)
  expect(await reminded()).toEqual([24, 48])
})

test('shortenAddresses leaves suburb and postcode 90 days after the end', async () => {
  const [ended, open] = [await aDeal(app), await aDeal(app)]
  for (const { trade_id: id } of [ended, open]) await ageTrade(app, id, 100)
  await app.platform.db
    .updateTable('trades')
    .set({ status: 'completed' })
    .where('id', '=', ended.trade_id)
    .execute()
  await shortenAddresses(app.platform.db)
  const addressOf = async ({ seller, trade_id: id }: typeof ended) =>
    (await app.as(seller).call(getTradeDetails, { id })).address
  expect(await addressOf(ended)).toEqual({
    name: null,
    line1: null,
    line2: null,
    place_name: 'Petone, Lower Hutt',
    postcode: '5012',
    is_rural: false,
  })
  expect(await addressOf(open)).toMatchObject({ name: 'Ana Parata' })
})
