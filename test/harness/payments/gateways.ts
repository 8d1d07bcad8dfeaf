import { randomBytes } from 'node:crypto'
import { findTestCard, makeTestToken } from '#shared/rules/cards/test-cards.ts'
import { createSandboxGateway } from '#server/platform/payments/sandbox-gateway.ts'
import { answerSandboxConfirmation } from '#server/platform/payments/sandbox-payments.ts'
import type { Gateway } from '#server/platform/payments/gateway.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestPlatform } from '#test/harness/test-platform.ts'

export interface TestedGateway extends AsyncDisposable {
  gateway: Gateway
  /** As the browser, or Stripe's page, makes one of a test card. */
  makeToken: (card: string, expiry?: { month: number; year: number }) => string
  /** What the cardholder answers where they confirm. */
  confirm: (payment_id: string, is_approved: boolean) => Promise<void>
  makeAccount: () => Promise<number>
}

const public_url = 'https://hoko.example.nz'

export const aSandboxToken = (card: string, expiry = { month: 12, year: 2040 }) =>
  makeTestToken(findTestCard(card)!.number, expiry, randomBytes(8).toString('hex'))!

const nobody = () => {
  throw new Error('There is no app here.')
}

export async function openSandbox(): Promise<TestedGateway> {
  const platform = await createTestPlatform()
  const { db } = platform
  return {
    gateway: createSandboxGateway({ db, public_url }),
    makeToken: aSandboxToken,
    confirm: async (id, is_approved) => void (await answerSandboxConfirmation(db, id, is_approved)),
    makeAccount: async () => (await aMember({ platform, as: nobody })).id,
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}
