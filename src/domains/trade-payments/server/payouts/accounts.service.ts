import type { PayMethod, PayoutAccount } from '#domains/trade-payments/common/trade-payments.ts'
import { selectPaymentDetails } from '#domains/accounts/server/payment-details.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { GatewayRefused, GatewayUnreachable } from '#platform/server/payments/gateway.ts'
import type { MemberGateway, NewMemberAccount } from '#platform/server/payments/members/member-gateway.ts'
import type { MemberGateways } from '#platform/server/payments/members/create-member-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { isReadyForPayouts, selectPayoutAccount, type PayoutAccountRow } from './accounts.queries.ts'

type Parts = Pick<Platform, 'db' | 'log' | 'memberGateways' | 'config'>

/** The ways in which this seller can be paid on Hoko now. */
export async function listReadyMethods(db: Db, gateways: MemberGateways, sellerId: AccountId) {
  const ready: PayMethod[] = []
  for (const method of ['card', 'bank'] as const) {
    const gateway = gateways[method]
    if (!gateway) continue
    const seller = { account_id: sellerId, gateway: gateway.name, method }
    if (await isReadyForPayouts(db, seller)) ready.push(method)
  }
  return ready
}

export const viewPayoutAccount = (
  method: PayMethod,
  gateway: MemberGateway['name'],
  row: PayoutAccountRow | undefined,
): PayoutAccount => ({
  method,
  gateway,
  state: row?.state ?? 'none',
  due: row?.due ?? [],
  ready_at: row?.ready_at?.toISOString() ?? null,
})

async function callGateway<Answer>(log: Platform['log'], call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
    log.warn({ err: error }, 'The gateway of members’ money did not do what it was asked for.')
    return refuse('payments_unavailable')
  }
}

/** Opens the account the first time; returns the gateway's page, if there's more to enter. */
export async function beginPayouts(
  parts: Parts,
  accountId: AccountId,
  method: PayMethod,
  clock: Clock = readClock,
): Promise<{ url: string | null; account: PayoutAccount }> {
  const { db, log, config } = parts
  const gateway = parts.memberGateways[method] ?? refuse('payments_unavailable')
  const page = `${config.http.publicUrl}/payouts`
  const owner = { account_id: accountId, gateway: gateway.name, method }
  const known = await selectPayoutAccount(db, owner)
  const person = await selectPerson(db, accountId)
  if (method === 'bank' && !person.bank_account) return refuse('bank_account_needed')
  // A seller's changed bank account is another account at the bank.
  const isSame = known && (method === 'card' || known.gateway_account_id === person.bank_account?.number)
  const id = isSame ? known.gateway_account_id : await callGateway(log, () => gateway.openAccount(person))
  await syncPayoutAccount(parts, gateway, owner, id, clock)
  const urls = { return_url: `${page}?returned=${method}`, refreshUrl: `${page}?again=${method}` }
  const onboarding = await callGateway(log, () =>
    gateway.beginOnboarding({ gateway_account_id: id, ...urls }),
  )
  const account = viewPayoutAccount(method, gateway.name, await selectPayoutAccount(db, owner))
  return { url: onboarding?.url ?? null, account }
}

async function selectPerson(db: Db, accountId: AccountId): Promise<NewMemberAccount> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'first_name', 'last_name', 'seller_kind'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const details = (await selectPaymentDetails(db, [accountId])).get(accountId)
  return {
    account_id: accountId,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    isBusiness: row.seller_kind === 'in_trade',
    bank_account: details ? { number: details.bank_account, name: details.account_name } : null,
  }
}

/** Stores how the account stands at the gateway. */
export async function syncPayoutAccount(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  gateway: MemberGateway,
  owner: { account_id: AccountId; gateway: MemberGateway['name']; method: PayMethod },
  gatewayAccountId: string,
  clock: Clock = readClock,
): Promise<void> {
  const found = await callGateway(log, () => gateway.readAccount(gatewayAccountId))
  await transact(db, async (tx) => {
    const at = await clock(tx)
    const known = await selectPayoutAccount(tx, owner)
    // Another account at the gateway is as new as a first one.
    const before = known?.gateway_account_id === gatewayAccountId ? known : undefined
    // A gateway can't tell whether an account was ever ready.
    const isNew = found.state === 'restricted' && !before?.ready_at
    const state = isNew ? 'incomplete' : found.state
    const seen = {
      gateway_account_id: gatewayAccountId,
      state,
      due: found.due.slice(0, 20),
      checked_at: at,
    }
    const readyAt = before?.ready_at ?? (state === 'incomplete' ? null : at)
    await tx
      .insertInto('payout_accounts')
      .values({ ...owner, ...seen, created_at: at, ready_at: readyAt })
      .onConflict((on) =>
        on.columns(['account_id', 'gateway', 'method']).doUpdateSet({ ...seen, ready_at: readyAt }),
      )
      .execute()
    // Listings say whether they can be paid here.
    if ((before?.state === 'ready') !== (found.state === 'ready'))
      await publishTopic(tx, `seller:${owner.account_id}`)
  })
}

export async function checkPayoutAccount(
  parts: Parts,
  accountId: AccountId,
  method: PayMethod,
  clock: Clock = readClock,
): Promise<PayoutAccount> {
  const gateway = parts.memberGateways[method] ?? refuse('payments_unavailable')
  const owner = { account_id: accountId, gateway: gateway.name, method }
  const known = await selectPayoutAccount(parts.db, owner)
  if (known) await syncPayoutAccount(parts, gateway, owner, known.gateway_account_id, clock)
  return viewPayoutAccount(method, gateway.name, await selectPayoutAccount(parts.db, owner))
}

const batch = 200

/** Not every gateway sends news of accounts. */
export async function checkOldPayoutAccounts(parts: Parts, clock: Clock = readClock): Promise<void> {
  const now = await transact(parts.db, clock)
  const rows = await parts.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('checked_at', '<', new Date(now.getTime() - 86_400_000))
    .orderBy('checked_at')
    .limit(batch)
    .execute()
  for (const row of rows) {
    const gateway = parts.memberGateways[row.method]
    if (gateway?.name !== row.gateway) continue
    await syncPayoutAccount(parts, gateway, row, row.gateway_account_id, clock).catch((error: unknown) =>
      parts.log.warn({ account_id: row.account_id, err: error }, 'A payout account can’t be read.'),
    )
  }
}
