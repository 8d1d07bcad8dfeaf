import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAkahu } from '#test/harness/doubles/akahu.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { GatewayRefused, GatewayUnreachable } from '../gateway.ts'
import { createAkahuGateway } from './akahu-member-gateway.ts'
import { cleanName, toDeclineCode, toPaymentStatus, toTransferState } from './akahu-rules.ts'
import type { MemberCharge, MemberGateway, Transfer } from './member-gateway.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await createTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

let akahu: Awaited<ReturnType<typeof anAkahu>>
let gateway: MemberGateway
const readKeyPrefix = async () => 'hoko1'
beforeEach(async () => {
  akahu = await anAkahu()
  gateway = createAkahuGateway({ db: platform.db, settings: akahu.settings, readKeyPrefix })
})
afterEach(() => {
  const { faults } = akahu
  akahu[Symbol.dispose]()
  if (faults.length > 0) throw new Error(faults.join('; '))
})

let keys = 0
const aKey = () => `akahu-${(keys += 1)}`

const aCharge = (): MemberCharge => ({
  customer_id: null,
  payment_method_id: null,
  amount_cents: 4955,
  description: 'Kayak',
  reference: 'H100042',
  tradePaymentId: 9,
  requested_at: new Date(),
  return_url: 'https://hoko.example.nz/deal/7',
})

async function aPayment(): Promise<string> {
  const { id } = await gateway.charge(aCharge(), aKey())
  akahu.books.confirmPayment(id, true)
  return id
}

const aTransfer = async (): Promise<Transfer> => ({
  gateway_account_id: '12-3456-1234567-00',
  payeeName: 'Māia Tūī & Co.',
  isFromBalance: false,
  amount_cents: 4050,
  gateway_payment_id: await aPayment(),
  reference: 'H100042',
  requested_at: new Date(),
})

/** Two minutes later, no try is under way any more. */
const forgetTries = () =>
  platform.db
    .updateTable('akahu_requests')
    .set({ tried_at: new Date(Date.now() - 121_000) })
    .execute()

test('a payment has its sum in dollars, its payee and its reference', async () => {
  const { id, action_url } = await gateway.charge(aCharge(), aKey())
  expect(akahu.received[0]).toEqual({
    name: 'POST /v1/one-off-payments',
    body: {
      amount: 49.55,
      redirect_uri: 'https://hoko.example.nz/deal/7',
      payee: { account_number: '12-3456-7654321-00', name: 'Hoko Trust', reference: 'H100042' },
    },
  })
  expect(action_url).toBe(`https://payments.akahu.nz/?payment=${id}`)
})

test('a transfer goes from our account, with a code of its key on both statements', async () => {
  const transfer = await aTransfer()
  await gateway.transfer(transfer, 'payout-3-1')
  const details = { code: expect.stringMatching(/^[A-Z0-9]{12}$/), reference: 'H100042' }
  expect(akahu.received.find(({ name }) => name === 'POST /v1/payments')!.body).toEqual({
    from: 'acc_hoko',
    to: { account_number: '12-3456-1234567-00', name: 'Maia Tui Co' },
    amount: 40.5,
    meta: { source: details, destination: details },
  })
  await gateway.transfer({ ...transfer, amount_cents: 1 }, 'payout-3-2')
  const codes = akahu.books.transfers.map(({ meta }) => meta.source.code)
  expect(new Set(codes).size).toBe(2)
})

test('a transfer whose answer is lost is found by its code, and never sent twice', async () => {
  const transfer = await aTransfer()
  const key = aKey()
  akahu.scripted.push({ status: 200, body: akahu.books.showPayment(transfer.gateway_payment_id).body })
  akahu.scripted.push('hang up after')
  await expect(gateway.transfer(transfer, key)).rejects.toThrow(GatewayUnreachable)
  expect(akahu.books.transfers).toHaveLength(1)
  await expect(gateway.transfer(transfer, key)).rejects.toThrow('is being sent')
  await forgetTries()
  expect(await gateway.transfer(transfer, key)).toBe(akahu.books.transfers[0]!._id)
  expect(akahu.books.transfers).toHaveLength(1)
})

test('a transfer that never arrived is sent by a later try', async () => {
  const transfer = await aTransfer()
  const key = aKey()
  akahu.scripted.push({ status: 200, body: akahu.books.showPayment(transfer.gateway_payment_id).body })
  akahu.scripted.push('hang up')
  await expect(gateway.transfer(transfer, key)).rejects.toThrow(GatewayUnreachable)
  await forgetTries()
  expect(await gateway.transfer(transfer, key)).toBe(akahu.books.transfers[0]!._id)
  expect(akahu.books.transfers).toHaveLength(1)
})

test.each(['READY', 'PENDING_APPROVAL', 'PAUSED'])(
  'a transfer that is %s at the bank is done once it is sent',
  async (status) => {
    const transfer = await aTransfer()
    const key = aKey()
    akahu.books.transferStatus = status
    await expect(gateway.transfer(transfer, key)).rejects.toThrow(GatewayUnreachable)
    await expect(gateway.transfer(transfer, key)).rejects.toThrow('not sent')
    akahu.books.transfers[0]!.status = 'SENT'
    expect(await gateway.transfer(transfer, key)).toBe(akahu.books.transfers[0]!._id)
    expect(akahu.books.transfers).toHaveLength(1)
  },
)

test('a declined transfer stays declined with its key, and uses up nothing', async () => {
  const transfer = { ...(await aTransfer()), amount_cents: 4955 }
  const key = aKey()
  akahu.books.transferStatus = 'DECLINED'
  await expect(gateway.transfer(transfer, key)).rejects.toThrow(GatewayRefused)
  akahu.books.transferStatus = 'SENT'
  await expect(gateway.transfer(transfer, key)).rejects.toThrow('DECLINED')
  expect(await gateway.transfer(transfer, aKey())).toBe(akahu.books.transfers[1]!._id)
})

test('a refund goes to the payer’s account, and is refused if the bank doesn’t tell it', async () => {
  const id = await aPayment()
  await gateway.refund({ gateway_payment_id: id, amount_cents: 100, requested_at: new Date() }, aKey())
  expect(akahu.books.transfers[0]!.to).toEqual({ name: 'Wiremu Paki', account_number: '01-0102-0123456-00' })
  akahu.books.payer = null
  const unknown = { gateway_payment_id: await aPayment(), amount_cents: 100, requested_at: new Date() }
  await expect(gateway.refund(unknown, aKey())).rejects.toThrow('paid back by hand')
})

test('a payment that our books don’t have can’t be transferred', async () => {
  const transfer = await aTransfer()
  await platform.db.deleteFrom('akahu_requests').execute()
  await expect(gateway.transfer(transfer, aKey())).rejects.toThrow(GatewayRefused)
  expect(akahu.books.transfers).toEqual([])
})

test('a payment that was authorised meanwhile isn’t cancelled', async () => {
  const { id } = await gateway.charge(aCharge(), aKey())
  akahu.scripted.push({ status: 200, body: akahu.books.showPayment(id).body })
  akahu.books.payments.get(id)!.status = 'AUTHORISED'
  expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'pending', action_url: null })
})

test.each([
  [500, GatewayUnreachable],
  [401, GatewayUnreachable],
  [403, GatewayUnreachable],
  [429, GatewayUnreachable],
  [400, GatewayRefused],
  [404, GatewayRefused],
])('the answer %i counts as %o', async (status, error) => {
  akahu.scripted.push({ status, body: { message: 'No.' } })
  const read = gateway.readPayment('one_off_payment_c012345678901234567890123')
  await expect(read).rejects.toThrow(error)
  await expect(read).rejects.not.toThrow('app_secret')
})

test.each([[{}], [{ _id: 1, status: 'SENT', amount: 'much' }]])(
  'the answer %j of another shape counts as unreachable',
  async (body) => {
    akahu.scripted.push({ status: 200, body })
    const read = gateway.readPayment('one_off_payment_c012345678901234567890123')
    await expect(read).rejects.toThrow(GatewayUnreachable)
  },
)

test.each([
  ['READY', 'requires_action'],
  ['AUTHORISED', 'pending'],
  ['SUBMITTED', 'pending'],
  ['SENT', 'succeeded'],
  ['CANCELLED', 'cancelled'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
  ['ERROR', 'failed'],
  ['A_STATUS_OF_NEXT_YEAR', 'pending'],
])('the payment status %s is %s', (status, expected) => expect(toPaymentStatus(status)).toBe(expected))

test.each([
  ['SENT', 'sent'],
  ['DECLINED', 'failed'],
  ['ERROR', 'failed'],
  ['CANCELLED', 'failed'],
  ['READY', 'pending'],
  ['PAUSED', 'pending'],
  ['PENDING_APPROVAL', 'pending'],
  ['A_STATUS_OF_NEXT_YEAR', 'pending'],
])('the transfer status %s is %s', (status, expected) => expect(toTransferState(status)).toBe(expected))

test.each([
  ['INSUFFICIENT_FUNDS', 'insufficient_funds'],
  ['BANK_ERROR', 'declined'],
  [null, 'declined'],
])('the reason %s is %s', (reason, code) => expect(toDeclineCode(reason)).toBe(code))

test.each([
  ['Māia Tūī & Co.', 'Maia Tui Co'],
  ['  J_P O’Neill-Smith ', 'J_P O Neill-Smith'],
])('the bank gets the name %s as %s', (name, cleaned) => expect(cleanName(name)).toBe(cleaned))
