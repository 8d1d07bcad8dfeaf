import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openBank,
  openMemberSandbox,
  openStripeConnect,
  type TestedMemberGateway,
} from '#test/harness/payments/member-gateways.ts'
import {
  aCharge,
  aKey,
  aPayment,
  aPerson,
  aReadyAccount,
  aTransfer,
  repeatAtOnce,
  returnUrl,
} from '#test/harness/payments/member-payments.ts'
import { GatewayRefused } from '../gateway.ts'
import type { MemberGateway } from './member-gateway.ts'

const adapters: [string, () => Promise<TestedMemberGateway>][] = [
  ['the sandbox by card', () => openMemberSandbox('card')],
  ['the sandbox by bank', () => openMemberSandbox('bank')],
  ['Stripe Connect', openStripeConnect],
  ['Akahu', openBank],
]

/** The contract of all adapters. What a method can't do is refused. */
describe.each(adapters)('%s', (_name, open) => {
  let tested: TestedMemberGateway
  let gateway: MemberGateway
  let isByCard = false
  beforeAll(async () => {
    tested = await open()
    gateway = tested.gateway
    isByCard = gateway.method === 'card'
  })
  afterAll(() => tested[Symbol.asyncDispose]())

  test('an account is opened once, also ten times at once', async () => {
    const person = await aPerson(tested)
    const id = await repeatAtOnce(() => gateway.openAccount(person))
    expect(await gateway.openAccount(await aPerson(tested))).not.toBe(id)
  })

  test('an account by bank needs the number of a bank account', async () => {
    const opened = gateway.openAccount(await aPerson(tested, { bank_account: null }))
    if (isByCard) expect(await opened).toMatch(/^acct_/)
    else await expect(opened).rejects.toThrow(GatewayRefused)
  })

  test('an account by bank is ready at once, and has no onboarding', async () => {
    const id = await gateway.openAccount(await aPerson(tested))
    const begun = await gateway.beginOnboarding({
      gateway_account_id: id,
      return_url: returnUrl,
      refreshUrl: returnUrl,
    })
    const account = await gateway.readAccount(id)
    if (isByCard) {
      expect(begun).toEqual({ url: expect.stringMatching(/^https:\/\//) })
      expect(account).toMatchObject({
        state: 'incomplete',
        due: expect.arrayContaining([expect.any(String)]),
      })
    } else {
      expect(begun).toBeNull()
      expect(account).toEqual({ gateway_account_id: id, state: 'ready', due: [] })
    }
  })

  test('an account gets ready, and is restricted as the gateway wants more', async () => {
    const id = await aReadyAccount(tested)
    expect(await gateway.readAccount(id)).toEqual({ gateway_account_id: id, state: 'ready', due: [] })
    if (!isByCard) return
    await tested.answerOnboarding(id, 'ask-for-more')
    expect(await gateway.readAccount(id)).toEqual({
      gateway_account_id: id,
      state: 'restricted',
      due: [expect.stringContaining('document')],
    })
    await expect(
      gateway.transfer(await aTransfer(tested, { gateway_account_id: id }), aKey()),
    ).rejects.toThrow(GatewayRefused)
    await tested.answerOnboarding(id, 'approve')
    expect(await gateway.readAccount(id)).toMatchObject({ state: 'ready', due: [] })
    await tested.answerOnboarding(id, 'restrict')
    expect(await gateway.readAccount(id)).toMatchObject({ state: 'restricted' })
  })

  test.each(['acct_nobody', 'nonsense', ''])('readAccount refuses %j', async (id) => {
    await expect(gateway.readAccount(id)).rejects.toThrow(GatewayRefused)
  })

  test('a card is charged at once, and a bank after its holder’s approval', async () => {
    const charge = await aCharge(tested, 'new-zealand')
    const key = aKey()
    const payment = await gateway.charge(charge, key)
    expect(payment).toEqual({
      id: expect.any(String),
      status: isByCard ? 'succeeded' : 'requires_action',
      failure_code: null,
      amount_cents: 4900,
      refunds: [],
      action_url: isByCard ? null : expect.stringMatching(/^https:\/\//),
      card: isByCard ? { fingerprint: expect.any(String), country: 'NZ' } : null,
      chargebacks: [],
    })
    expect(await gateway.readPayment(payment.id)).toEqual(payment)
    if (!isByCard) await tested.confirm(payment.id, true)
    const paid = { ...payment, status: 'succeeded', action_url: null }
    expect(await gateway.readPayment(payment.id)).toEqual(paid)
    expect(await gateway.charge(charge, key)).toEqual(paid)
    expect(await gateway.cancelPayment(payment.id)).toEqual(paid)
  })

  test('a card’s sign is the same in every payment, and its country its bank’s', async () => {
    if (!isByCard) return
    const [one, two, other] = await Promise.all([
      aPayment(tested, 'visa'),
      aPayment(tested, 'visa'),
      aPayment(tested, 'british'),
    ])
    const cards = await Promise.all([one, two, other].map(async (id) => (await gateway.readPayment(id)).card))
    expect(cards[0]).toEqual(cards[1])
    expect(cards[2]!.fingerprint).not.toBe(cards[0]!.fingerprint)
    expect(cards[2]!.country).toBe('GB')
  })

  test('a declined payment has failed, with its reason', async () => {
    const charge = await aCharge(tested, 'declined-later')
    const key = aKey()
    const { id } = await gateway.charge(charge, key)
    if (!isByCard) await tested.confirm(id, false)
    const failed = await gateway.readPayment(id)
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'declined', action_url: null })
    expect(await gateway.charge(charge, key)).toEqual(failed)
    await expect(
      gateway.transfer(await aTransfer(tested, { gateway_payment_id: id }), aKey()),
    ).rejects.toThrow(GatewayRefused)
  })

  test('a payment waits for its holder, and can be cancelled meanwhile', async () => {
    const { id, status, action_url } = await gateway.charge(await aCharge(tested, 'asks-always'), aKey())
    expect([status, typeof action_url]).toEqual(['requires_action', 'string'])
    expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'cancelled', action_url: null })
    await tested.confirm(id, true)
    expect(await gateway.readPayment(id)).toMatchObject({ status: 'cancelled' })
  })

  test('the same key charges once, also ten times at once, and is refused for another sum', async () => {
    const charge = await aCharge(tested)
    const key = aKey()
    await repeatAtOnce(async () => (await gateway.charge(charge, key)).id)
    await expect(gateway.charge({ ...charge, amount_cents: 1 }, key)).rejects.toThrow(GatewayRefused)
  })

  test.each(['pi_nobody', 'nonsense', ''])('readPayment refuses %j', async (id) => {
    await expect(gateway.readPayment(id)).rejects.toThrow(GatewayRefused)
    await expect(gateway.cancelPayment(id)).rejects.toThrow(GatewayRefused)
  })

  test('refunds add up to the payment, each key once', async () => {
    const id = await aPayment(tested)
    const key = aKey()
    const some = { gateway_payment_id: id, amount_cents: 4000, requested_at: new Date() }
    const refunded = await repeatAtOnce(() => gateway.refund(some, key))
    await expect(gateway.refund({ ...some, amount_cents: 900 }, key)).rejects.toThrow(GatewayRefused)
    await expect(gateway.refund(some, aKey())).rejects.toThrow(GatewayRefused)
    const rest = await gateway.refund({ ...some, amount_cents: 900 }, aKey())
    const { refunds } = await gateway.readPayment(id)
    expect(refunds.toSorted((a, b) => a.amount_cents - b.amount_cents)).toEqual([
      { id: rest, amount_cents: 900 },
      { id: refunded, amount_cents: 4000 },
    ])
  })

  test('an unpaid payment can’t be refunded', async () => {
    const { id } = await gateway.charge(await aCharge(tested, 'asks-always'), aKey())
    const refund = { gateway_payment_id: id, amount_cents: 100, requested_at: new Date() }
    await expect(gateway.refund(refund, aKey())).rejects.toThrow(GatewayRefused)
  })

  test('the same key transfers once, also ten times at once, and is refused for another sum', async () => {
    const transfer = await aTransfer(tested)
    const key = aKey()
    await repeatAtOnce(() => gateway.transfer(transfer, key))
    await expect(gateway.transfer({ ...transfer, amount_cents: 1 }, key)).rejects.toThrow(GatewayRefused)
    // Only one of them took anything of the payment's sum.
    expect(await gateway.transfer({ ...transfer, amount_cents: 900 }, aKey())).toEqual(expect.any(String))
  })

  test('transfers add up to their payment', async () => {
    const transfer = await aTransfer(tested)
    await gateway.transfer(transfer, aKey())
    await expect(gateway.transfer({ ...transfer, amount_cents: 901 }, aKey())).rejects.toThrow(GatewayRefused)
    await gateway.transfer({ ...transfer, amount_cents: 900 }, aKey())
  })

  test('a transfer from the balance goes out though its payment’s sum did before; by bank it can’t', async () => {
    // Another payment, so that there is something.
    await aTransfer(tested)
    const transfer = await aTransfer(tested)
    await gateway.transfer({ ...transfer, amount_cents: 4900 }, aKey())
    const another = { ...transfer, amount_cents: 2000, isFromBalance: true }
    const sent = gateway.transfer(another, aKey())
    if (isByCard) await expect(sent).resolves.toEqual(expect.any(String))
    else await expect(sent).rejects.toThrow(GatewayRefused)
  })

  test('an account that can’t be paid refuses, and another key pays it later', async () => {
    const gatewayAccountId = await aReadyAccount(tested)
    const transfer = await aTransfer(tested, { gateway_account_id: gatewayAccountId })
    if (isByCard) await tested.answerOnboarding(gatewayAccountId, 'refuse-transfers')
    const payeeName = isByCard ? null : 'Closed account'
    const key = aKey()
    const refused = gateway.transfer({ ...transfer, payeeName }, key)
    await expect(refused).rejects.toThrow(GatewayRefused)
    if (isByCard) await tested.answerOnboarding(gatewayAccountId, 'approve')
    expect(await gateway.transfer(transfer, aKey())).toEqual(expect.any(String))
  })

  test('a transfer is taken back up to its sum, each key once; by bank it can’t be', async () => {
    const transferId = await gateway.transfer(await aTransfer(tested), aKey())
    const reversal = { gateway_transfer_id: transferId, amount_cents: 3000, requested_at: new Date() }
    const key = aKey()
    if (!isByCard) {
      await expect(gateway.reverseTransfer(reversal, key)).rejects.toThrow(GatewayRefused)
      return
    }
    await repeatAtOnce(() => gateway.reverseTransfer(reversal, key))
    const others = { ...reversal, amount_cents: 1000 }
    await expect(gateway.reverseTransfer(others, key)).rejects.toThrow(GatewayRefused)
    await expect(gateway.reverseTransfer(reversal, aKey())).rejects.toThrow(GatewayRefused)
    expect(await gateway.reverseTransfer(others, aKey())).toEqual(expect.any(String))
  })

  test('an unknown transfer can’t be taken back', async () => {
    const reversal = { gateway_transfer_id: 'tr_nobody', amount_cents: 1, requested_at: new Date() }
    await expect(gateway.reverseTransfer(reversal, aKey())).rejects.toThrow(GatewayRefused)
  })

  test.each(['won', 'lost'] as const)('a chargeback that is %s moves the money', async (status) => {
    if (!isByCard) {
      await expect(gateway.readChargeback('dp_1')).rejects.toThrow(GatewayRefused)
      return
    }
    const paymentId = await aPayment(tested)
    const id = await tested.openChargeback(paymentId)
    expect((await gateway.readPayment(paymentId)).chargebacks).toEqual([id])
    const opened = await gateway.readChargeback(id)
    expect(opened).toEqual({
      id,
      gateway_payment_id: paymentId,
      amount_cents: 4900,
      status: 'open',
      is_withdrawn: true,
      reason: 'fraudulent',
      evidence_due_at: expect.any(Date),
    })
    await tested.endChargeback(id, status)
    const ended = await gateway.readChargeback(id)
    expect(ended).toEqual({
      ...opened,
      status,
      is_withdrawn: status === 'lost',
      evidence_due_at: expect.anything(),
    })
  })

  test.each(['dp_nobody', ''])('readChargeback refuses %j', async (id) => {
    await expect(gateway.readChargeback(id)).rejects.toThrow(GatewayRefused)
  })

  test('the balance follows payments, refunds and transfers', async () => {
    const total = async () => {
      const { available_cents, pending_cents } = await gateway.readBalance()
      return available_cents + pending_cents
    }
    const before = await total()
    const gatewayPaymentId = await aPayment(tested)
    const transfer = await aTransfer(tested, { gateway_payment_id: gatewayPaymentId, amount_cents: 3000 })
    expect((await total()) - before).toBe(4900)
    await gateway.refund(
      { gateway_payment_id: gatewayPaymentId, amount_cents: 100, requested_at: new Date() },
      aKey(),
    )
    const transferId = await gateway.transfer(transfer, aKey())
    expect((await total()) - before).toBe(1800)
    if (!isByCard) return
    const reversal = { gateway_transfer_id: transferId, amount_cents: 500, requested_at: new Date() }
    await gateway.reverseTransfer(reversal, aKey())
    expect((await total()) - before).toBe(2300)
  })

  test('every request of the suite is known to the gateway’s API', () => expect(tested.faults).toEqual([]))
})
