import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getInvoice, listInvoices } from '#domains/billing/common/invoices/invoices.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { transact } from '#platform/server/database/db.ts'
import { GatewayUnreachable, type Gateway } from '#platform/server/payments/gateway.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { followPaymentOfGateway } from '../renewals.service.ts'
import { correctInvoice, finishRefund, refundForAdmin } from './refunds.service.ts'

let app: TestApp
let admin: Person
let other: Person
let member: Person
beforeAll(async () => {
  app = await createTestApp({ payments: { is: 'sandbox' } })
  admin = await aMember(app, { type: 'admin' })
  other = await aMember(app, { type: 'admin' })
  member = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const request = (
  person: Person,
  { payment_id }: { payment_id: number },
  amountCents: number,
  key: string = randomUUID(),
) =>
  app
    .as(person)
    .call(refundPayment, { id: payment_id, amount_cents: amountCents, reason: 'Charged twice', key })

const paymentOf = (id: number) =>
  app.platform.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refundsAtGateway = async (id: number) => {
  const { gateway_payment_id } = await paymentOf(id)
  const { refunds } = await app.platform.gateway!.readPayment(gateway_payment_id!)
  return refunds.map(({ amount_cents }) => amount_cents)
}

test('a partial refund goes to the card, with an emailed correction, and is logged', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const reply = await request(admin, paid, 1500)
  expect(reply).toMatchObject({ status: 'succeeded', refunded_cents: 1500 })
  expect(await app.as(member).call(getInvoice, { id: reply.correction_id! })).toMatchObject({
    kind: 'correction',
    total_cents: -1500,
    reason: 'Charged twice',
    corrects: { id: paid.invoice_id },
  })
  expect(await refundsAtGateway(paid.payment_id)).toEqual([1500])
  expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 1500 })
  const mail = await app.platform.db
    .selectFrom('sent_messages')
    .select(['subject', 'attachment_id'])
    .where('account_id', '=', member.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail).toEqual({ subject: expect.stringContaining('refund'), attachment_id: reply.correction_id })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id })
  expect(items[0]).toMatchObject({ action: 'payment.refunded', reason: 'Charged twice' })
})

test('refunds never exceed the payment, in however many parts', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  expect(await request(admin, paid, 4901)).toMatchObject({ key: 'refund_too_much' })
  expect(await request(admin, paid, 4000)).toMatchObject({ status: 'succeeded' })
  expect(await request(admin, paid, 901)).toMatchObject({ key: 'refund_too_much' })
  expect(await request(admin, paid, 900)).toMatchObject({ status: 'succeeded' })
  expect(await request(admin, paid, 1)).toMatchObject({ key: 'refund_too_much' })
  const { items } = await app.as(member).call(listInvoices, {})
  expect(items.find(({ id }) => id === paid.invoice_id)).toMatchObject({ state: 'refunded' })
})

test('two admins at once refund one sum, not two', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const both = await Promise.all([admin, other, admin, other].map((person) => request(person, paid, 3000)))
  expect(both.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  expect(both.filter(({ key }) => key === 'refund_too_much')).toHaveLength(3)
  expect(await refundsAtGateway(paid.payment_id)).toEqual([3000])
})

test('the same key again is the same refund', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 6 }, () => request(admin, paid, 1000, key)))
  expect(new Set(all.map(({ correction_id }) => correction_id)).size).toBe(1)
  expect(await refundsAtGateway(paid.payment_id)).toEqual([1000])
  expect(await request(admin, paid, 2000, key)).toMatchObject({ key: 'idempotency_key_reused' })
})

/** Loses the answer after the gateway refunded, as if the process was killed then. */
const losesAnswers = (gateway: Gateway): Gateway => ({
  ...gateway,
  refund: async (...input) => {
    await gateway.refund(...input)
    throw new GatewayUnreachable('the answer was lost')
  },
})

test.each(['the same key', 'the job'])(
  '%s continues a refund interrupted after the gateway’s part',
  async (how) => {
    const paid = await aPaidInvoice(app, member, 4900)
    const input = { id: paid.payment_id, amount_cents: 1200, reason: 'Charged twice', key: randomUUID() }
    const cut = { ...app.platform, gateway: losesAnswers(app.platform.gateway!) }
    expect(await refundForAdmin(cut, admin.id, input)).toMatchObject({
      status: 'pending',
      correction_id: null,
    })
    expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 0 })
    // A refund under way counts.
    expect(await request(other, paid, 3701)).toMatchObject({ key: 'refund_too_much' })
    if (how === 'the job') {
      const { id } = await app.platform.db
        .selectFrom('refunds')
        .select('id')
        .where('requested_key', '=', input.key)
        .executeTakeFirstOrThrow()
      await Promise.all([finishRefund(app.platform, id), finishRefund(app.platform, id)])
    } else await app.as(admin).call(refundPayment, input)
    expect(await refundsAtGateway(paid.payment_id)).toEqual([1200])
    expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 1200 })
  },
)

test('a refund refused by the gateway changes nothing, and may be repeated', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const { gateway_payment_id } = await paymentOf(paid.payment_id)
  // Refunds at the gateway itself, without an event.
  await app.platform.gateway!.refund(
    { gateway_payment_id: gateway_payment_id!, amount_cents: 4000, requested_at: new Date() },
    randomUUID(),
  )
  expect(await request(admin, paid, 1000)).toMatchObject({ key: 'payments_unavailable' })
  expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 0 })
  expect(await request(admin, paid, 900)).toMatchObject({ status: 'succeeded' })
})

test('a refund made at the gateway is corrected once, whichever event reports it', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const made = { payment_id: paid.payment_id, refund_id: `re_${randomUUID()}`, amount_cents: 700, reason: '' }
  for (const issuedAt of [new Date(), new Date()])
    await transact(app.platform.db, (tx) => correctInvoice(tx, { ...made, issued_at: issuedAt }))
  expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 700 })
  expect(await request(admin, paid, 4201)).toMatchObject({ key: 'refund_too_much' })
})

test('a refund at the gateway is corrected once, beside one of ours under way', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  const payment = await paymentOf(paid.payment_id)
  const gatewayPaymentId = payment.gateway_payment_id!
  const follow = () =>
    followPaymentOfGateway(app.platform, { gateway: 'sandbox', gateway_payment_id: gatewayPaymentId })
  const { gateway, ...parts } = app.platform
  const loses: Gateway = {
    ...gateway!,
    refund: async (...input) => {
      await gateway!.refund(...input)
      throw new GatewayUnreachable('the answer was lost')
    },
  }
  const input = { id: paid.payment_id, amount_cents: 500, reason: 'Ours', key: randomUUID() }
  await refundForAdmin({ ...parts, gateway: loses }, admin.id, input)
  await gateway!.refund(
    { gateway_payment_id: gatewayPaymentId, amount_cents: 700, requested_at: new Date() },
    randomUUID(),
  )
  await Promise.all([follow(), follow(), follow()])
  expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 700 })
  await app.as(admin).call(refundPayment, input)
  await follow()
  expect(await paymentOf(paid.payment_id)).toMatchObject({ refunded_cents: 1200 })
  const { items } = await app.as(member).call(listInvoices, {})
  expect(items.slice(0, 2).map(({ total_cents }) => total_cents)).toEqual([-500, -700])
})

test('only admins refund, with a reason, paid payments', async () => {
  const paid = await aPaidInvoice(app, member, 4900)
  expect(await request(member, paid, 100)).toMatchObject({ key: 'forbidden' })
  expect(await request(admin, { payment_id: 999_999 }, 100)).toMatchObject({ key: 'not_found' })
  const input = { id: paid.payment_id, amount_cents: 100, reason: '', key: randomUUID() }
  expect(await app.as(admin).call(refundPayment, input)).toMatchObject({
    errors: { reason: expect.any(String) },
  })
  expect(await request(admin, paid, 0)).toMatchObject({ key: 'validation_failed' })
})
