import { findTestCard, makeTestToken } from '#platform/common/payments/card-rules.ts'
import { addCard, readCards } from '#domains/billing/server/payments/cards.service.ts'
import { syncPayoutAccount } from '#domains/trade-payments/server/payouts/accounts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact } from '#platform/server/database/db.ts'
import { answerSandboxOnboarding } from '#platform/server/payments/members/sandbox-accounts.ts'
import type { Platform } from '#platform/server/platform.ts'
import { people } from '../people/everyone.ts'

const monthMs = 30 * 86_400_000

/** Private members can be paid on Hoko by card, and the first one can pay. Repeating it changes nothing. */
export async function fillPayouts(
  platform: Platform,
  memberIds: readonly AccountId[],
  startedMs: number,
): Promise<void> {
  const { card: gateway } = platform.memberGateways
  if (gateway?.name !== 'sandbox') return
  const clock = async () => new Date(startedMs - monthMs)
  for (const place of people) {
    const accountId = must(memberIds[place], 'member id')
    const owner = { account_id: accountId, gateway: gateway.name, method: gateway.method }
    const known = await platform.db
      .selectFrom('payout_accounts')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (known) continue
    const person = { account_id: accountId, email: '', name: '', isBusiness: false, bank_account: null }
    const id = await gateway.openAccount(person)
    await transact(platform.db, (tx) => answerSandboxOnboarding(tx, id, 'approve'))
    await syncPayoutAccount(platform, gateway, owner, id, clock)
  }
  await giveCard(platform, must(memberIds[0], 'first member'), clock)
}

async function giveCard(platform: Platform, accountId: AccountId, clock: () => Promise<Date>): Promise<void> {
  const { items } = await readCards(platform, accountId)
  if (items.length > 0) return
  const expiry = { month: 11, year: new Date().getUTCFullYear() + 3 }
  const { number } = must(findTestCard('visa'), 'test card')
  await addCard(platform, accountId, must(makeTestToken(number, expiry, 'thedemoshokocard'), 'token'), clock)
}
