import { sql } from 'kysely'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { GatewayRefused } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { recordSign } from '../checks/signs.service.ts'
import { isReleaseStopped } from '../checks/stops.queries.ts'
import { buildPayout, buildSentPayout } from '../journal/journal.rules.ts'
import { recordCause, selectSellerBalance } from '../journal/journal.service.ts'
import { readPaySettings } from '../pay-settings.service.ts'
import { findNextTry } from '../payments/payment.rules.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { payoutMoved } from '../trade-payments.events.ts'
import { selectPayoutAccount } from './accounts.queries.ts'

export const sendPayoutKind: TaskKind<{ payout_id: number }> = { name: 'send_payout' }

/** Pays the seller's whole balance, which an earlier chargeback has lowered; nothing below nought. */
export async function createPayout(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  const { seller_id: accountId, gateway, method } = payment
  const seller = { account_id: accountId, gateway, method }
  const balance = await selectSellerBalance(tx, seller)
  if (balance <= 0) return
  const nextTryAt = await findFirstTry(tx, payment, at)
  const { id } = await tx
    .insertInto('payouts')
    .values({
      ...seller,
      payment_id: payment.id,
      amount_cents: balance,
      status: 'due',
      created_at: at,
      next_try_at: nextTryAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordCause(
    tx,
    { kind: 'payout', key: `payout-${id}`, payment_id: payment.id, at },
    buildPayout(accountId, balance),
  )
  await enqueue(tx, sendPayoutKind, { payout_id: id }, { jobKey: `payout-${id}`, runAt: nextTryAt })
}

/** The first payout of a new account waits for a day, and the moderators hear of it. */
async function findFirstTry(tx: Tx, payment: PaymentRow, at: Date): Promise<Date> {
  const { seller_id: accountId, gateway, method } = payment
  const { payoutWaitHours } = await readPaySettings(tx)
  const account = await selectPayoutAccount(tx, { account_id: accountId, gateway, method })
  const readyAt = account?.ready_at ?? at
  const sent = await tx
    .selectFrom('payouts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('method', '=', method)
    .where('sent_at', '>=', readyAt)
    .limit(1)
    .executeTakeFirst()
  if (sent) return at
  const from = new Date(readyAt.getTime() + payoutWaitHours * 3_600_000)
  if (from <= at) return at
  await recordSign(tx, payment, { kind: 'new_account', detail: '', at })
  return from
}

const selectPayout = (db: Db, id: number) =>
  db
    .selectFrom('payouts as o')
    .innerJoin('trade_payments as p', 'p.id', 'o.payment_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .selectAll('o')
    .select(['p.trade_id', 'p.listing_id', 'p.gateway_payment_id', 'a.status as account_status'])
    .select(
      sql<boolean>`o.amount_cents > p.amount_cents
        or exists (select from payouts f where f.payment_id = o.payment_id and f.id < o.id)`.as(
        'is_from_balance',
      ),
    )
    .where('o.id', '=', id)
    .executeTakeFirst()

type PayoutRow = NonNullable<Awaited<ReturnType<typeof selectPayout>>>

/** Repeating it transfers once. Not while the seller is suspended, or releases are stopped. */
export async function sendPayout(
  platform: Platform,
  payoutId: number,
  clock: Clock = readClock,
): Promise<void> {
  const { db, log, memberGateways } = platform
  const payout = await selectPayout(db, payoutId)
  const now = await transact(db, clock)
  if (!payout || payout.status === 'sent' || payout.next_try_at > now) return
  const gateway = memberGateways[payout.method]
  if (!gateway || gateway.name !== payout.gateway || payout.gateway_payment_id === null) return
  if (payout.account_status === 'suspended' || (await isReleaseStopped(db))) return
  const account = await selectPayoutAccount(db, payout)
  if (!account) return
  try {
    const details = payout.method === 'bank' ? await selectPayeeName(db, payout) : null
    const gatewayTransferId = await gateway.transfer(
      {
        gateway_account_id: account.gateway_account_id,
        payeeName: details,
        amount_cents: payout.amount_cents,
        gateway_payment_id: payout.gateway_payment_id,
        isFromBalance: payout.is_from_balance,
        reference: `H${payout.trade_id}`,
        requested_at: payout.created_at,
      },
      `payout-${payout.id}-${payout.tries}`,
    )
    await transact(db, (tx) => markPayoutSent(tx, payout, gatewayTransferId, clock))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    log.error({ payout_id: payout.id, err: error }, 'The gateway refused a payout.')
    await transact(db, (tx) => postponePayout(tx, payout, error.message, clock))
  }
}

async function selectPayeeName(db: Db, { account_id: accountId }: PayoutRow): Promise<string | null> {
  const row = await db
    .selectFrom('payment_details')
    .select('account_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.account_name ?? null
}

async function lockPayout(tx: Tx, id: number) {
  return await tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

async function markPayoutSent(tx: Tx, payout: PayoutRow, transferId: string, clock: Clock): Promise<void> {
  const locked = await lockPayout(tx, payout.id)
  if (locked.status === 'sent') return
  const at = await clock(tx)
  await tx
    .updateTable('payouts')
    .set({ status: 'sent', gateway_transfer_id: transferId, sent_at: at, failure: null })
    .where('id', '=', payout.id)
    .execute()
  await recordCause(
    tx,
    { kind: 'payout_sent', key: `payout-${payout.id}-sent`, payment_id: payout.payment_id, at },
    buildSentPayout(payout.account_id, payout.amount_cents),
  )
  await recordPayoutMoved(tx, payout, 'sent')
}

/** Tried again with another key, since a gateway answers a refused key as it did before. */
async function postponePayout(tx: Tx, payout: PayoutRow, failure: string, clock: Clock): Promise<void> {
  const locked = await lockPayout(tx, payout.id)
  if (locked.status === 'sent' || locked.tries !== payout.tries) return
  const tries = locked.tries + 1
  const nextTryAt = findNextTry(tries, await clock(tx))
  await tx
    .updateTable('payouts')
    .set({ tries, failure: failure.slice(0, 300), next_try_at: nextTryAt })
    .where('id', '=', payout.id)
    .execute()
  // One notice: it's tried for days.
  if (tries === 1) await recordPayoutMoved(tx, payout, 'failed')
}

async function recordPayoutMoved(tx: Tx, payout: PayoutRow, action: 'sent' | 'failed') {
  await recordEvent(tx, payoutMoved, {
    payout_id: payout.id,
    trade_id: payout.trade_id,
    listing_id: payout.listing_id,
    seller_id: payout.account_id,
    amount_cents: payout.amount_cents,
    action,
  })
}

export async function sendDuePayouts(platform: Platform, clock: Clock = readClock): Promise<void> {
  const now = await transact(platform.db, clock)
  const due = await platform.db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'due')
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .limit(500)
    .execute()
  for (const { id } of due) {
    await sendPayout(platform, id, clock).catch((error: unknown) =>
      platform.log.warn({ payout_id: id, err: error }, 'A payout is tried again.'),
    )
  }
}
