import { randomBytes } from 'node:crypto'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { findTestCard, makeTestToken } from '#platform/common/payments/card-rules.ts'
import { createStripeGateway } from '#platform/server/payments/stripe-gateway.ts'
import { createSandboxGateway } from '#platform/server/payments/sandbox-gateway.ts'
import { answerSandboxConfirmation } from '#platform/server/payments/sandbox-payments.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { aStripe } from '#test/harness/doubles/stripe.ts'
import { aStripeToken } from '#test/harness/doubles/stripe-books.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestPlatform } from '#test/harness/test-platform.ts'

export interface TestedGateway extends AsyncDisposable {
  gateway: Gateway
  /** Makes a token of a test card, like the browser or Stripe's page. */
  makeToken: (card: string, expiry?: { month: number; year: number }) => string
  /** The cardholder's response to the confirmation. */
  confirm: (paymentId: string, isApproved: boolean) => Promise<void>
  makeAccount: () => Promise<AccountId>
  /** Requests that the real gateway would have refused. */
  faults: string[]
}

const publicUrl = 'https://hoko.example.nz'

export const aSandboxToken = (card: string, expiry = { month: 12, year: 2040 }) =>
  makeTestToken(findTestCard(card)!.number, expiry, makeNonce())!

/** Only letters: twelve digits in a row would look like a card number. */
const makeNonce = () => Array.from(randomBytes(16), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

const nobody = () => {
  throw new Error('There is no app here.')
}

export async function openSandbox(): Promise<TestedGateway> {
  const platform = await createTestPlatform()
  const { db } = platform
  return {
    gateway: createSandboxGateway({ db, publicUrl }),
    makeToken: aSandboxToken,
    confirm: async (id, isApproved) => void (await answerSandboxConfirmation(db, id, isApproved)),
    faults: [],
    makeAccount: async () => (await aMember({ platform, as: nobody })).id,
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}

/** The adapter with its SDK, over HTTP. */
export async function openStripe(): Promise<TestedGateway> {
  const stripe = await aStripe()
  const settings = { ...stripe.settings, webhookSecret: null }
  let accounts = 0
  return {
    gateway: createStripeGateway({ settings, readKeyPrefix: async () => 'test' }),
    makeToken: aStripeToken,
    confirm: async (id, isApproved) => stripe.books.confirmIntent(id, isApproved),
    faults: stripe.faults,
    makeAccount: async () => toAccountId((accounts += 1)),
    [Symbol.asyncDispose]: async () => stripe[Symbol.dispose](),
  }
}
