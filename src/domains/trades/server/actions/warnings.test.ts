import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import { putPaymentDetails, removePaymentDetails } from '#domains/accounts/common/accounts.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { arrangementsOf } from '#test/harness/market/handovers.ts'
import { aMember } from '#test/harness/market/people.ts'
import { messagesTo } from '#test/harness/market/registrations.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const details = { account_name: 'M Kahu', bank_account: '01-0902-0068389-00', note: '' }
const warningsFor = async (person: Person, tradeId: number, role: 'buyer' | 'seller' = 'buyer') =>
  (await arrangementsOf(app, person, role, tradeId))!.warnings.map(({ what }) => what)
const age = (accountId: AccountId, hours: number) =>
  app.platform.db
    .updateTable('account_changes')
    .set({ at: new Date(Date.now() - hours * 3_600_000) })
    .where('account_id', '=', accountId)
    .execute()
const home = { device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0', address: '203.0.113.9' }

test('changed payment details are shown to the buyer with a warning for 24 hours', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  expect(await arrangementsOf(app, buyer, 'buyer', trade_id)).toMatchObject({ payment: null, warnings: [] })
  await app.as(seller).call(putPaymentDetails, { ...details, note: 'Soon, please.' })
  expect(await warningsFor(buyer, trade_id)).toEqual([])
  await app.as(seller).call(putPaymentDetails, details)
  const shown = (await arrangementsOf(app, buyer, 'buyer', trade_id))!
  expect(shown).toMatchObject({ payment: details, warnings: [{ what: 'payment_details' }] })
  expect(Math.abs(Date.parse(shown.warnings[0]!.at) - Date.now())).toBeLessThan(60_000)
  expect(await arrangementsOf(app, seller, 'seller', trade_id)).toMatchObject({ payment: null, warnings: [] })
  await age(seller.id, 23.9)
  expect(await warningsFor(buyer, trade_id)).toEqual(['payment_details'])
  await age(seller.id, 24.01)
  expect(await warningsFor(buyer, trade_id)).toEqual([])
  await app.as(seller).call(removePaymentDetails, {})
  expect(await arrangementsOf(app, buyer, 'buyer', trade_id)).toMatchObject({
    payment: null,
    warnings: [{ what: 'payment_details' }],
  })
})

test('only a buyer with an open trade sees the seller’s warnings', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const other = await aTrade(app, { buyer })
  await app.as(seller).call(putPaymentDetails, details)
  expect(await arrangementsOf(app, buyer, 'buyer', other.trade_id)).toMatchObject({
    payment: null,
    warnings: [],
  })
  await app.platform.db
    .updateTable('trades')
    .set({ status: 'completed' })
    .where('id', '=', trade_id)
    .execute()
  expect(await arrangementsOf(app, buyer, 'buyer', trade_id)).toBeUndefined()
  const unconfirmed = await aTrade(app, { seller })
  const where = unconfirmed.trade_id
  await app.platform.db.updateTable('trades').set({ status: 'unconfirmed' }).where('id', '=', where).execute()
  expect(await arrangementsOf(app, unconfirmed.buyer, 'buyer', where)).toBeUndefined()
})

test('a device unseen before counts as new, but the first and known ones don’t', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  await age(seller.id, 48)
  expect(await warningsFor(buyer, trade_id)).toEqual([])
  await anotherSession(app, seller, home)
  expect(await warningsFor(buyer, trade_id)).toEqual(['device'])
  await age(seller.id, 48)
  await anotherSession(app, seller, { device: home.device.replace('141', '142'), address: '203.0.77.1' })
  expect(await warningsFor(buyer, trade_id)).toEqual([])
  await anotherSession(app, seller, { ...home, address: '198.51.100.4' })
  expect(await warningsFor(buyer, trade_id)).toEqual(['device'])
  await age(seller.id, 48)
  await anotherSession(app, seller, { ...home, device: 'Mozilla/5.0 (iPhone) Safari/605.1' })
  expect(await warningsFor(buyer, trade_id)).toEqual(['device'])
})

test('each kind of change is shown once, with its last time, the latest first', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  await anotherSession(app, seller, home)
  await app.as(seller).call(putPaymentDetails, details)
  await app.as(seller).call(putPaymentDetails, { ...details, note: 'Soon, please.' })
  await app.as(seller).call(putPaymentDetails, details)
  expect(await warningsFor(buyer, trade_id)).toEqual(['payment_details', 'device'])
})

test('a changed phone number is shown too, since calling it proves nothing then', async () => {
  const email = 'moved-phone@example.nz'
  const seller = await aMember(app, { email })
  const { trade_id, buyer } = await aTrade(app, { seller })
  const moved = await app
    .as(seller)
    .call(changeContact, { phone_number: '+64219990001', password: 'kahu1234' })
  await app.settle()
  const code = /\b(\d{6})\b/.exec((await messagesTo(app, '+64219990001'))[0]!.text)![1]!
  expect(
    await app.as(seller).call(confirmContact, { request_token: moved.request_token, code }),
  ).toMatchObject({ phone_number: '+64219990001' })
  expect(await warningsFor(buyer, trade_id)).toEqual(['phone_number'])
})
