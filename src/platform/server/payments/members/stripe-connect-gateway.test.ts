import { afterEach, beforeEach, expect, test } from 'vitest'
import type Stripe from 'stripe'
import { aStripe, signEvent } from '#test/harness/doubles/stripe.ts'
import { aStripeToken } from '#test/harness/doubles/stripe-books.ts'
import { checkStripeParams } from '#test/harness/doubles/stripe-schemas.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { EventRefused, GatewayRefused, GatewayUnreachable } from '../gateway.ts'
import { createStripeGateway } from '../stripe-gateway.ts'
import type { MemberCharge, MemberGateway } from './member-gateway.ts'
import { createStripeConnectGateway } from './stripe-connect-gateway.ts'
import { viewStripeAccount, viewStripeChargeback } from './stripe-connect-views.ts'

let stripe: Awaited<ReturnType<typeof aStripe>>
let gateway: MemberGateway
const readKeyPrefix = async () => 'hoko1'
beforeEach(async () => {
  stripe = await aStripe()
  gateway = createStripeConnectGateway({ settings: stripe.settings, readKeyPrefix })
})
afterEach(() => {
  const { faults } = stripe
  stripe[Symbol.dispose]()
  if (faults.length > 0) throw new Error(faults.join('; '))
})

const mere = { account_id: toAccountId(7), email: 'mere@example.nz', name: 'Mere Kahu' }

async function aCharge(): Promise<MemberCharge> {
  const plans = createStripeGateway({ settings: stripe.settings, readKeyPrefix })
  const customerId = await plans.createCustomer(mere)
  const added = await plans.addCard(customerId, aStripeToken('visa'), 'card-1')
  if ('declined' in added) throw new Error(added.declined)
  return {
    customer_id: customerId,
    payment_method_id: added.card.payment_method_id,
    amount_cents: 4900,
    description: 'Kayak',
    reference: 'H100042',
    tradePaymentId: 9,
    requested_at: new Date(),
    return_url: 'https://hoko.example.nz/deal/7',
  }
}

async function anAccount(): Promise<string> {
  const id = await gateway.openAccount({ ...mere, isBusiness: false, bank_account: null })
  stripe.connect.changeAccount(id, 'approve')
  return id
}

test('an account can only be transferred to, and Stripe asks its holder', async () => {
  await gateway.openAccount({ ...mere, isBusiness: true, bank_account: null })
  expect(stripe.received.at(-1)).toEqual({
    name: 'POST /v1/accounts',
    key: expect.stringMatching(/^hoko1-member-account-7-/),
    form: {
      country: 'NZ',
      email: 'mere@example.nz',
      business_type: 'company',
      business_profile: { name: 'Mere Kahu' },
      capabilities: { transfers: { requested: 'true' } },
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      metadata: { account_id: '7' },
    },
  })
})

test('a charge stays on our account, and a transfer names it as its source', async () => {
  const { id } = await gateway.charge(await aCharge(), 'trade-payment-9')
  const charged = stripe.received.find(({ name }) => name === 'POST /v1/payment_intents')
  expect(charged).toMatchObject({
    key: 'hoko1-trade-payment-9',
    form: {
      transfer_group: 'H100042',
      statement_descriptor_suffix: 'H100042',
      metadata: { trade_payment_id: '9' },
    },
  })
  expect(charged!.form).not.toHaveProperty('transfer_data')
  const destination = await anAccount()
  const transfer = {
    gateway_account_id: destination,
    payeeName: null,
    isFromBalance: false,
    amount_cents: 4000,
    gateway_payment_id: id,
    reference: 'H100042',
    requested_at: new Date(),
  }
  await gateway.transfer(transfer, 'payout-3-1')
  expect(stripe.received.at(-1)).toEqual({
    name: 'POST /v1/transfers',
    key: 'hoko1-payout-3-1',
    form: {
      amount: '4000',
      currency: 'nzd',
      destination,
      source_transaction: expect.stringMatching(/^ch_/),
      transfer_group: 'H100042',
      description: 'H100042',
      metadata: { key: 'hoko1-payout-3-1' },
    },
  })
})

test('yesterday’s requests are searched for before they are repeated', async () => {
  const requestedAt = new Date(Date.now() - 25 * 3_600_000)
  const charge = { ...(await aCharge()), requested_at: requestedAt }
  const { id } = await gateway.charge(charge, 'trade-payment-9')
  const transfer = {
    gateway_account_id: await anAccount(),
    payeeName: null,
    isFromBalance: false,
    amount_cents: 2000,
    gateway_payment_id: id,
    reference: 'H100042',
    requested_at: requestedAt,
  }
  const transferId = await gateway.transfer(transfer, 'payout-3-1')
  const reversal = { gateway_transfer_id: transferId, amount_cents: 500, requested_at: requestedAt }
  const reversalId = await gateway.reverseTransfer(reversal, 'reversal-1')
  stripe.forgetKeys()
  expect((await gateway.charge(charge, 'trade-payment-9')).id).toBe(id)
  expect(await gateway.transfer(transfer, 'payout-3-1')).toBe(transferId)
  expect(await gateway.transfer(transfer, 'payout-3-2')).not.toBe(transferId)
  expect(await gateway.reverseTransfer(reversal, 'reversal-1')).toBe(reversalId)
  expect(await gateway.reverseTransfer(reversal, 'reversal-2')).not.toBe(reversalId)
  expect([stripe.connect.transfers.length, stripe.connect.reversals.length]).toEqual([2, 2])
})

test('a broken connection is retried with the same key, and transfers once', async () => {
  const { id } = await gateway.charge(await aCharge(), 'trade-payment-9')
  const destination = await anAccount()
  stripe.scripted.push('hang up')
  const transfer = {
    gateway_account_id: destination,
    payeeName: null,
    isFromBalance: false,
    amount_cents: 2000,
  }
  const rest = { gateway_payment_id: id, reference: 'H100042', requested_at: new Date() }
  await gateway.transfer({ ...transfer, ...rest }, 'payout-3-1')
  expect(stripe.connect.transfers).toHaveLength(1)
})

test('a missing answer counts as unreachable, and an unknown account is refused', async () => {
  const settings = { ...stripe.settings, url: 'http://127.0.0.1:9' }
  const nowhere = createStripeConnectGateway({ settings, readKeyPrefix })
  await expect(nowhere.readAccount('acct_1')).rejects.toThrow(GatewayUnreachable)
  await expect(gateway.readAccount('acct_1')).rejects.toThrow(GatewayRefused)
})

const accountOf = (changes: object) =>
  ({
    id: 'acct_1',
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements: { currently_due: [], past_due: [], disabled_reason: null },
    ...changes,
  }) as unknown as Stripe.Account

const due = (names: string[], disabledReason: string | null = null) => ({
  requirements: { currently_due: names, past_due: [], disabled_reason: disabledReason },
})
const inactive = { capabilities: { transfers: 'inactive' } }

test.each([
  ['complete', {}, 'ready', []],
  ['ready, with details for later', due(['company.phone']), 'ready', []],
  [
    'not begun',
    { details_submitted: false, ...inactive, ...due(['external_account']) },
    'incomplete',
    ['external_account'],
  ],
  ['being verified', { ...inactive, ...due([], 'requirements.pending_verification') }, 'incomplete', []],
  ['waiting for its capability', { capabilities: { transfers: 'pending' } }, 'incomplete', []],
  [
    'wanting more',
    { ...inactive, ...due(['person.document'], 'requirements.past_due') },
    'restricted',
    ['person.document'],
  ],
  [
    'without payouts',
    { payouts_enabled: false, ...due(['external_account']) },
    'restricted',
    ['external_account'],
  ],
  ['rejected', { ...inactive, ...due([], 'rejected.fraud') }, 'restricted', []],
  [
    'without anything',
    { capabilities: undefined, requirements: undefined, details_submitted: false },
    'incomplete',
    [],
  ],
])('an account that is %s', (_what, changes, state, names) =>
  expect(viewStripeAccount(accountOf(changes))).toEqual({ gateway_account_id: 'acct_1', state, due: names }),
)

test('an account shows at most 20 missing details, each once', () => {
  const names = Array.from({ length: 30 }, (_, n) => `detail.${n}`)
  const account = accountOf({
    ...inactive,
    requirements: { currently_due: names, past_due: names.slice(0, 5), disabled_reason: null },
  })
  expect(viewStripeAccount(account).due).toEqual(names.slice(0, 20))
})

test.each([
  ['needs_response', [-4900], 'open', true],
  ['under_review', [-4900], 'open', true],
  ['warning_needs_response', [], 'open', false],
  ['warning_closed', [], 'won', false],
  ['prevented', [], 'won', false],
  ['won', [-4900, 4900], 'won', false],
  ['lost', [-4900], 'lost', true],
  ['a status of next year', [-4900], 'open', true],
] as const)('a dispute %s with the moves %j is %s', (status, moves, expected, isWithdrawn) => {
  const dispute = {
    id: 'dp_1',
    amount: 4900,
    status,
    reason: 'fraudulent',
    balance_transactions: moves.map((amount) => ({ amount })),
    evidence_details: { due_by: null },
  } as unknown as Stripe.Dispute
  expect(viewStripeChargeback(dispute, 'pi_1')).toEqual({
    id: 'dp_1',
    gateway_payment_id: 'pi_1',
    amount_cents: 4900,
    status: expected,
    is_withdrawn: isWithdrawn,
    reason: 'fraudulent',
    evidence_due_at: null,
  })
})

const readEvent = async (event: object, secret?: string) => {
  const settings = { ...stripe.settings, connectWebhookSecret: 'whsec_connect' }
  const body = JSON.stringify({ id: 'evt_1', created: 1, ...event })
  const plans = createStripeGateway({ settings, readKeyPrefix })
  return (await plans.readEvent(body, signEvent(body, secret === undefined ? {} : { secret }))).subject
}

test.each([
  ['account.updated', { id: 'acct_1' }, 'acct_1', { account: 'acct_1' }],
  ['account.updated', { id: 'acct_1' }, undefined, { account: 'acct_1' }],
  ['charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1' }, undefined, { chargeback: 'dp_1' }],
  ['charge.dispute.funds_withdrawn', { id: 'dp_1' }, undefined, { chargeback: 'dp_1' }],
  ['charge.dispute.created', { id: 'dp_1' }, 'acct_1', null],
  ['payment_intent.succeeded', { id: 'pi_1' }, 'acct_1', null],
])('%s of %j in the account %s has its subject', async (type, object, account, subject) => {
  expect(await readEvent({ type, data: { object }, account })).toEqual(subject)
})

test.each(['whsec_double', 'whsec_connect'])('an event signed with %s is read', async (secret) => {
  const event = { type: 'account.updated', data: { object: { id: 'acct_1' } } }
  expect(await readEvent(event, secret)).toEqual({ account: 'acct_1' })
})

test('an event signed with neither secret is refused', async () => {
  const event = { type: 'account.updated', data: { object: { id: 'acct_1' } } }
  await expect(readEvent(event, 'whsec_other')).rejects.toThrow(EventRefused)
})

test.each([
  [{ capabilities: { transfers: { requested: 'true' } } }, []],
  [{ capabilities: { transfers: { asked: 'true' } } }, ['capabilities.transfers.asked is unknown']],
  [{ capabilities: { transfer: { requested: 'true' } } }, ['capabilities.transfer is unknown']],
  [{ controller: { fees: { payer: 'us' } } }, ['controller.fees.payer is no Fees.Payer: us']],
])('the SDK’s declarations find in the account %j: %j', (form, faults) =>
  expect(checkStripeParams('Accounts', 'AccountCreateParams', form)).toEqual(
    faults.map((fault) => `AccountCreateParams.${fault}`),
  ),
)
