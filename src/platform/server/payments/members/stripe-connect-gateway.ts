import { createHash, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { GatewayRefused } from '../gateway.ts'
import {
  cancelStripePayment,
  chargeStripeCard,
  readStripePayment,
  refundStripePayment,
} from '../stripe-charges.ts'
import { connectStripe, isForgotten, type StripeClient, type StripeParts } from '../stripe-client.ts'
import type { Chargeback, MemberCharge, MemberGateway, MemberPayment, Transfer } from './member-gateway.ts'
import { viewStripeAccount, viewStripeChargeback, viewStripeSource } from './stripe-connect-views.ts'

/**
 * Stripe Connect with separate charges and transfers: cards are charged on our own account, which pays
 * Stripe's fees and refunds, and members have an account that can only be transferred to.
 */
export function createStripeConnectGateway(parts: StripeParts): MemberGateway {
  const callStripe = connectStripe(parts)
  return {
    name: 'stripe',
    method: 'card',
    openAccount: (account) => callStripe((own) => openAccount(own, account)),
    beginOnboarding: (onboarding) => callStripe((own) => beginOnboarding(own, onboarding)),
    readAccount: (id) =>
      callStripe(async ({ stripe }) =>
        viewStripeAccount(await stripe.accounts.retrieve(checkId('acct', id))),
      ),
    charge: (charge, key) => callStripe((own) => chargeMember(own, charge, key)),
    readPayment: (id) => callStripe((own) => readPayment(own, id)),
    cancelPayment: (id) =>
      callStripe(async (own) => {
        await cancelStripePayment(own, id)
        return await readPayment(own, id)
      }),
    refund: (refund, key) => callStripe((own) => refundStripePayment(own, refund, key)),
    transfer: (transfer, key) => callStripe((own) => transferPayment(own, transfer, key)),
    reverseTransfer: (reversal, key) => callStripe((own) => reverseTransfer(own, reversal, key)),
    readChargeback: (id) => callStripe((own) => readChargeback(own, id)),
    readBalance: () =>
      callStripe(async ({ stripe }) => {
        const { available, pending } = await stripe.balance.retrieve()
        return { available_cents: sumDollars(available), pending_cents: sumDollars(pending) }
      }),
  }
}

/** The SDK would put anything into an address. */
function checkId(kind: 'acct' | 'dp' | 'tr', id: string): string {
  // Chargebacks of before 2022 begin with du_.
  if (!new RegExp(`^${kind === 'dp' ? 'd[pu]' : kind}_\\w+$`).test(id))
    throw new GatewayRefused(`no such thing: ${id}`)
  return id
}

const sumDollars = (amounts: { amount: number; currency: string }[]): number =>
  amounts.filter(({ currency }) => currency === 'nzd').reduce((sum, { amount }) => sum + amount, 0)

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function openAccount(
  { stripe, makeKey }: StripeClient,
  { account_id: accountId, email, name, isBusiness }: Parameters<MemberGateway['openAccount']>[0],
): Promise<string> {
  const request: Stripe.AccountCreateParams = {
    country: 'NZ',
    email,
    business_type: isBusiness ? 'company' : 'individual',
    business_profile: { name },
    capabilities: { transfers: { requested: true } },
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    metadata: { account_id: String(accountId) },
  }
  const idempotencyKey = makeKey(`member-account-${accountId}-${hash(JSON.stringify(request))}`)
  return (await stripe.accounts.create(request, { idempotencyKey })).id
}

async function beginOnboarding(
  { stripe, makeKey }: StripeClient,
  {
    gateway_account_id: account,
    return_url: returnUrl,
    refreshUrl,
  }: Parameters<MemberGateway['beginOnboarding']>[0],
): Promise<{ url: string }> {
  const { url } = await stripe.accountLinks.create(
    {
      account: checkId('acct', account),
      type: 'account_onboarding',
      collection_options: { fields: 'eventually_due' },
      return_url: returnUrl,
      refresh_url: refreshUrl,
    },
    { idempotencyKey: makeKey(`onboarding-${randomUUID()}`) },
  )
  return { url }
}

async function chargeMember(own: StripeClient, charge: MemberCharge, key: string): Promise<MemberPayment> {
  const { customer_id: customerId, payment_method_id: paymentMethodId, reference } = charge
  if (customerId === null || paymentMethodId === null) throw new GatewayRefused('no card to charge')
  const { id } = await chargeStripeCard(
    own,
    {
      customer_id: customerId,
      payment_method_id: paymentMethodId,
      amount_cents: charge.amount_cents,
      description: charge.description,
      requested_at: charge.requested_at,
      return_url: charge.return_url,
      metadata: { trade_payment_id: String(charge.tradePaymentId) },
      transfer_group: reference,
      statement_descriptor_suffix: reference,
    },
    key,
  )
  return await readPayment(own, id)
}

async function readPayment(own: StripeClient, id: string): Promise<MemberPayment> {
  const [payment, charge, disputes] = await Promise.all([
    readStripePayment(own, id),
    findCharge(own, id),
    own.stripe.disputes.list({ payment_intent: id, limit: 100 }),
  ])
  return {
    ...payment,
    card: viewStripeSource(charge),
    chargebacks: disputes.data.map((dispute) => dispute.id).toReversed(),
  }
}

/** Null until a card was tried. */
async function findCharge({ stripe }: StripeClient, paymentId: string): Promise<Stripe.Charge | null> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentId, {
    expand: ['latest_charge'],
  })
  return typeof charge === 'string' ? await stripe.charges.retrieve(charge) : charge
}

async function transferPayment(own: StripeClient, transfer: Transfer, key: string): Promise<string> {
  const { stripe, makeKey } = own
  const idempotencyKey = makeKey(key)
  const charge = await findCharge(own, transfer.gateway_payment_id)
  if (charge?.status !== 'succeeded')
    throw new GatewayRefused(`${transfer.gateway_payment_id} is not paid yet`)
  // A transfer's group must be its charge's.
  const { transfer_group: group } = charge
  if (isForgotten(transfer.requested_at) && group !== null)
    for await (const before of stripe.transfers.list({ transfer_group: group, limit: 100 }))
      if (before.metadata.key === idempotencyKey) return before.id
  const request = {
    amount: transfer.amount_cents,
    currency: 'nzd',
    destination: checkId('acct', transfer.gateway_account_id),
    ...(!transfer.isFromBalance && { source_transaction: charge.id }),
    ...(group !== null && { transfer_group: group }),
    description: transfer.reference,
    metadata: { key: idempotencyKey },
  }
  return (await stripe.transfers.create(request, { idempotencyKey })).id
}

async function reverseTransfer(
  { stripe, makeKey }: StripeClient,
  reversal: Parameters<MemberGateway['reverseTransfer']>[0],
  key: string,
): Promise<string> {
  const id = checkId('tr', reversal.gateway_transfer_id)
  const idempotencyKey = makeKey(key)
  if (isForgotten(reversal.requested_at))
    for await (const before of stripe.transfers.listReversals(id, { limit: 100 }))
      if (before.metadata?.key === idempotencyKey) return before.id
  const request = { amount: reversal.amount_cents, metadata: { key: idempotencyKey } }
  return (await stripe.transfers.createReversal(id, request, { idempotencyKey })).id
}

async function readChargeback({ stripe }: StripeClient, id: string): Promise<Chargeback> {
  const dispute = await stripe.disputes.retrieve(checkId('dp', id))
  const { payment_intent: paymentIntent } = dispute
  const paymentId = typeof paymentIntent === 'string' ? paymentIntent : paymentIntent?.id
  if (paymentId === undefined) throw new GatewayRefused(`${id} is of no payment of ours`)
  return viewStripeChargeback(dispute, paymentId)
}
