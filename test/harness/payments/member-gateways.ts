import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import {
  answerSandboxOnboarding,
  type OnboardingAnswer,
} from '#platform/server/payments/members/sandbox-accounts.ts'
import type { MemberGateway } from '#platform/server/payments/members/member-gateway.ts'
import {
  endSandboxChargeback,
  openSandboxChargeback,
} from '#platform/server/payments/members/sandbox-chargebacks.ts'
import {
  createSandboxBankGateway,
  createSandboxCardGateway,
} from '#platform/server/payments/members/sandbox-member-gateway.ts'
import { createSandboxGateway } from '#platform/server/payments/sandbox-gateway.ts'
import { answerSandboxConfirmation } from '#platform/server/payments/sandbox-payments.ts'
import { createStripeConnectGateway } from '#platform/server/payments/members/stripe-connect-gateway.ts'
import { createStripeGateway } from '#platform/server/payments/stripe-gateway.ts'
import { createAkahuGateway } from '#platform/server/payments/members/akahu-member-gateway.ts'
import { GatewayRefused } from '#platform/server/payments/gateway.ts'
import { anAkahu } from '#test/harness/doubles/akahu.ts'
import { aStripe } from '#test/harness/doubles/stripe.ts'
import { aStripeToken } from '#test/harness/doubles/stripe-books.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestPlatform } from '#test/harness/test-platform.ts'
import { aSandboxToken } from './gateways.ts'

interface ChargedCard {
  customer_id: string | null
  payment_method_id: string | null
}

export interface TestedMemberGateway extends AsyncDisposable {
  gateway: MemberGateway
  makeAccount: () => Promise<AccountId>
  /** Saves a test card of a new customer; nulls for banks. */
  makeCard: (card: string) => Promise<ChargedCard>
  /** The member's way through the gateway's page, or what the gateway decided later. */
  answerOnboarding: (gatewayAccountId: string, answer: OnboardingAnswer) => Promise<void>
  /** The payer's response to their bank. */
  confirm: (paymentId: string, isApproved: boolean) => Promise<void>
  openChargeback: (paymentId: string) => Promise<string>
  endChargeback: (chargebackId: string, status: 'won' | 'lost') => Promise<void>
  /** Requests that the real gateway would have refused. */
  faults: string[]
}

const publicUrl = 'https://hoko.example.nz'

const nobody = () => {
  throw new Error('There is no app here.')
}

export async function openMemberSandbox(method: 'card' | 'bank'): Promise<TestedMemberGateway> {
  const platform = await createTestPlatform()
  const { db } = platform
  const plans = createSandboxGateway({ db, publicUrl })
  const makeAccount = async () => (await aMember({ platform, as: nobody })).id
  let cards = 0
  return {
    gateway: (method === 'card' ? createSandboxCardGateway : createSandboxBankGateway)({ db, publicUrl }),
    makeAccount,
    makeCard: async (name) => {
      if (method === 'bank') return { customer_id: null, payment_method_id: null }
      const person = { account_id: await makeAccount(), email: 'mere@example.nz', name: 'Mere Kahu' }
      const customerId = await plans.createCustomer(person)
      const added = await plans.addCard(customerId, aSandboxToken(name), `card-${(cards += 1)}`)
      if ('declined' in added) throw new Error(added.declined)
      return { customer_id: customerId, payment_method_id: added.card.payment_method_id }
    },
    answerOnboarding: async (id, answer) =>
      void (await transact(db, (tx) => answerSandboxOnboarding(tx, id, answer))),
    confirm: async (id, isApproved) => void (await answerSandboxConfirmation(db, id, isApproved)),
    openChargeback: (id) => transact(db, (tx) => openSandboxChargeback(tx, id)),
    endChargeback: (id, status) => transact(db, (tx) => endSandboxChargeback(tx, id, status)),
    faults: [],
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}

/** The adapter with its SDK, over HTTP. */
export async function openStripeConnect(): Promise<TestedMemberGateway> {
  const stripe = await aStripe()
  const parts = { settings: stripe.settings, readKeyPrefix: async () => 'test' }
  const plans = createStripeGateway(parts)
  let accounts = 0
  const makeAccount = async () => toAccountId((accounts += 1))
  return {
    gateway: createStripeConnectGateway(parts),
    makeAccount,
    makeCard: async (name) => {
      const person = { account_id: await makeAccount(), email: 'mere@example.nz', name: 'Mere Kahu' }
      const customerId = await plans.createCustomer(person)
      const added = await plans.addCard(customerId, aStripeToken(name), `card-${person.account_id}`)
      if ('declined' in added) throw new Error(added.declined)
      return { customer_id: customerId, payment_method_id: added.card.payment_method_id }
    },
    answerOnboarding: async (id, answer) => stripe.connect.changeAccount(id, answer),
    confirm: async (id, isApproved) => stripe.books.confirmIntent(id, isApproved),
    openChargeback: async (id) => stripe.connect.openDispute(id),
    endChargeback: async (id, status) => stripe.connect.endDispute(id, status),
    faults: stripe.faults,
    [Symbol.asyncDispose]: async () => stripe[Symbol.dispose](),
  }
}

/** Akahu's adapter over HTTP. */
export async function openBank(): Promise<TestedMemberGateway> {
  const [platform, akahu] = await Promise.all([createTestPlatform(), anAkahu()])
  const refuse = async () => {
    throw new GatewayRefused('a bank can’t')
  }
  return {
    gateway: createAkahuGateway({
      db: platform.db,
      settings: akahu.settings,
      readKeyPrefix: async () => 'test',
    }),
    makeAccount: async () => (await aMember({ platform, as: nobody })).id,
    makeCard: async () => ({ customer_id: null, payment_method_id: null }),
    answerOnboarding: refuse,
    confirm: async (id, isApproved) => akahu.books.confirmPayment(id, isApproved),
    openChargeback: refuse,
    endChargeback: refuse,
    faults: akahu.faults,
    async [Symbol.asyncDispose]() {
      akahu[Symbol.dispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}
