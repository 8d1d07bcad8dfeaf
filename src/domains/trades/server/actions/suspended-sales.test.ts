import { afterAll, beforeAll, expect, test } from 'vitest'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listNotifications, putNotificationChoices } from '#domains/messaging/common/notifications.ts'
import { putPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { changeTrade, getTrade, type TradeAction } from '#domains/trades/common/trades.ts'
import { arrangementsOf } from '#test/harness/market/handovers.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade, ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { letDefaultsStand } from './suspended-sales.service.ts'
import { remindOfUnfinished } from '../handover/reminders.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const setStatus = async (id: number, status: 'active' | 'suspended') => {
  await app.as(admin).call(putMemberStatus, { id, status, reason: 'A look at the account.' })
  await app.settle()
}
const move = (person: Person, id: number, action: TradeAction, reason?: string) =>
  app.as(person).call(changeTrade, { id, action, ...(reason !== undefined && { reason }) })
const received = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items
    .filter(({ kind }) => ['trade', 'dispute'].includes(kind))
    .map(({ title }) => title.split(':')[0]!)
}
const details = { account_name: 'M Kahu', bank_account: '01-0902-0068389-00', note: '' }

test('a suspension of the seller tells the buyer not to pay, and hides payment details', async () => {
  const email = 'careful@example.nz'
  const buyer = await aMember(app, { email })
  const { trade_id: id, seller } = await aTrade(app, { buyer })
  await app.as(seller).call(putPaymentDetails, details)
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    payment_methods: expect.any(Array),
    counterparty: { is_suspended: false, phone_number: expect.any(String) },
  })
  await setStatus(seller.id, 'suspended')
  expect(await received(buyer)).toEqual(['Don’t pay yet'])
  expect((await sentTo(app, email))[0]!.text).toMatch(/Don’t pay\. If you’ve already paid/)
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    may: ['open_dispute'],
    counterparty: { is_suspended: true, full_name: expect.any(String), phone_number: null, email: null },
  })
  expect(await arrangementsOf(app, buyer, 'buyer', id)).toMatchObject({
    payment: null,
    pickup: null,
    handover: null,
  })
  expect(await move(buyer, id, 'mark_paid')).toMatchObject({
    key: 'trade_moved',
    message: expect.stringContaining('Don’t pay'),
  })
  await setStatus(seller.id, 'active')
  expect(await received(buyer)).toEqual(['Sale continues', 'Don’t pay yet'])
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    may: ['mark_paid'],
    counterparty: { is_suspended: false, phone_number: expect.any(String) },
  })
  expect(await arrangementsOf(app, buyer, 'buyer', id)).toMatchObject({ payment: details })
})

test('a buyer who has paid can dispute at once when the seller is suspended', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await move(buyer, id, 'mark_paid')
  expect(await move(buyer, id, 'open_dispute', 'Where is it?')).toMatchObject({ key: 'trade_too_early' })
  await setStatus(seller.id, 'suspended')
  expect(await received(buyer)).toEqual(['Seller suspended'])
  expect(await move(buyer, id, 'open_dispute', 'I paid on Monday.')).toMatchObject({ status: 'disputed' })
  expect((await received(admin)).length).toBeGreaterThan(0)
})

test('the buyer is told whatever they chose, once, and not about finished sales', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  const done = await aTrade(app, { seller, buyer })
  await move(buyer, done.trade_id, 'mark_paid')
  await move(seller, done.trade_id, 'mark_sent')
  await move(buyer, done.trade_id, 'mark_received')
  await app.as(buyer).call(putNotificationChoices, {
    items: [{ kind: 'trade', in_app: false, push: false, email: false }],
  })
  await setStatus(seller.id, 'suspended')
  await setStatus(seller.id, 'suspended')
  expect((await received(buyer)).filter((title) => title === 'Don’t pay yet')).toHaveLength(1)
  expect(await app.as(buyer).call(getTrade, { id: done.trade_id })).toMatchObject({
    counterparty: { phone_number: expect.any(String) },
  })
  expect(await app.as(seller).call(getTrade, { id })).toMatchObject({ key: expect.any(String) })
})

test('no buyer is reminded to pay or defaults while the seller is suspended', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await ageTrade(app, id, 8)
  await move(seller, id, 'state_default', 'No money came.')
  await setStatus(seller.id, 'suspended')
  await app.platform.db
    .updateTable('trade_defaults')
    .set({ stands_at: new Date(Date.now() - 1000) })
    .where('trade_id', '=', id)
    .execute()
  await letDefaultsStand(app.platform.db)
  await remindOfUnfinished(app.platform.db)
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    status: 'agreed',
    default_stated: { outcome: 'withdrawn' },
    may: ['open_dispute'],
  })
  expect(await received(buyer)).not.toContain('Sale still open')
})

test('a suspension undone before the job ran notifies nobody', async () => {
  const { seller, buyer } = await aTrade(app)
  for (const status of ['suspended', 'active'] as const) {
    await app.as(admin).call(putMemberStatus, { id: seller.id, status, reason: 'A look at it.' })
  }
  expect(await received(buyer)).toEqual([])
})

test('a sale with payment on delivery is sent first, and completes once both have confirmed', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  expect(await move(seller, id, 'mark_sent')).toMatchObject({ key: 'trade_moved' })
  expect(await move(seller, id, 'send_unpaid')).toMatchObject({ status: 'sent', payment_confirmed: false })
  expect(await move(buyer, id, 'mark_received')).toMatchObject({
    key: 'trade_moved',
    message: 'The seller hasn’t confirmed your payment yet.',
  })
  expect(await move(seller, id, 'confirm_payment')).toMatchObject({ status: 'sent', payment_confirmed: true })
  expect(await move(seller, id, 'undo')).toMatchObject({ status: 'sent', payment_confirmed: false })
  await move(seller, id, 'confirm_payment')
  expect(await move(buyer, id, 'mark_received')).toMatchObject({ status: 'completed' })
})
