import { randomUUID } from 'node:crypto'
import type { AccountId } from '#platform/common/ids.ts'
import type { TestApp } from '#test/harness/test-app.ts'

interface SavedCard {
  fingerprint: string
  gateway?: 'stripe' | 'sandbox'
}

/** Inserts only a row, for tests of pages; returns the card's id. */
export async function saveCard(
  { platform: { db } }: TestApp,
  accountId: AccountId,
  { fingerprint, gateway = 'stripe' }: SavedCard,
): Promise<number> {
  const { id } = await db
    .insertInto('cards')
    .values({
      account_id: accountId,
      gateway,
      fingerprint,
      payment_method_id: randomUUID(),
      brand: 'visa',
      last4: '4242',
      expires_month: 12,
      expires_year: 2034,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
