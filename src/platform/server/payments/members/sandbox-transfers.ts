import { sql } from 'kysely'
import { isBankAccountNumber } from '#platform/common/payments/bank-account-rules.ts'
import { readClock } from '../../clock.ts'
import type { Db, Tx } from '../../database/db.ts'
import { GatewayRefused } from '../gateway.ts'
import { readSandboxId, refuseUsedKey } from '../sandbox-charges.ts'
import { lockSandboxPayment } from '../sandbox-payments.ts'
import type { MemberGateway, Transfer } from './member-gateway.ts'
import { findSandboxAccount } from './sandbox-accounts.ts'

/** A bank account of this name takes no transfer. */
const closedAccountName = 'Closed account'

export async function transferSandboxPayment(tx: Tx, transfer: Transfer, key: string): Promise<string> {
  const {
    gateway_payment_id: paymentId,
    gateway_account_id: accountId,
    amount_cents: amountCents,
    reference,
  } = transfer
  const payment = await lockSandboxPayment(tx, paymentId)
  const before = await tx
    .selectFrom('sandbox_transfers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (before) {
    const isSame =
      before.payment_id === paymentId &&
      before.gateway_account_id === accountId &&
      before.amount_cents === amountCents
    return isSame ? `tr_sandbox_${before.id}` : refuseUsedKey(key)
  }
  await refuseUnlessReady(tx, transfer, payment.card_id === null)
  const transferred = await sumTransfers(tx, paymentId)
  // By bank there are no chargebacks, and so no balances.
  const isFromBalance = transfer.isFromBalance && payment.card_id !== null
  const isTooMuch = !isFromBalance && transferred + amountCents > payment.amount_cents
  if (payment.status !== 'succeeded' || isTooMuch)
    throw new GatewayRefused(`too much to transfer of ${paymentId}: ${amountCents} cents`)
  const { id } = await tx
    .insertInto('sandbox_transfers')
    .values({
      payment_id: paymentId,
      gateway_account_id: accountId,
      key,
      amount_cents: amountCents,
      reference,
      created_at: await readClock(tx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `tr_sandbox_${id}`
}

async function refuseUnlessReady(
  tx: Tx,
  { gateway_account_id: id, payeeName }: Transfer,
  isByBank: boolean,
): Promise<void> {
  if (isByBank) {
    if (!isBankAccountNumber(id) || !payeeName) throw new GatewayRefused(`no bank account: ${id}`)
    if (payeeName === closedAccountName) throw new GatewayRefused('the bank account is closed')
    return
  }
  const account = await findSandboxAccount(tx, id)
  if (account?.state !== 'ready') throw new GatewayRefused(`the account ${id} can't be paid`)
  if (account.refuses_transfers) throw new GatewayRefused(`the bank of ${id} refused the transfer`)
}

async function sumTransfers(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('sandbox_transfers as t')
    .select(
      sql<number>`coalesce(sum(t.amount_cents - (
        select coalesce(sum(r.amount_cents), 0) from sandbox_reversals r where r.transfer_id = t.id)), 0)::bigint`.as(
        'sum',
      ),
    )
    .where('t.payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return sum
}

export async function reverseSandboxTransfer(
  tx: Tx,
  {
    gateway_transfer_id: transferId,
    amount_cents: amountCents,
  }: Parameters<MemberGateway['reverseTransfer']>[0],
  key: string,
): Promise<string> {
  const transfer = await tx
    .selectFrom('sandbox_transfers')
    .selectAll()
    .where('id', '=', readSandboxId('tr', transferId))
    .forUpdate()
    .executeTakeFirst()
  if (!transfer) throw new GatewayRefused(`no such transfer: ${transferId}`)
  const before = await tx
    .selectFrom('sandbox_reversals')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (before) {
    const isSame = before.transfer_id === transfer.id && before.amount_cents === amountCents
    return isSame ? `trr_sandbox_${before.id}` : refuseUsedKey(key)
  }
  const { reversed } = await tx
    .selectFrom('sandbox_reversals')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('reversed'))
    .where('transfer_id', '=', transfer.id)
    .executeTakeFirstOrThrow()
  if (reversed + amountCents > transfer.amount_cents)
    throw new GatewayRefused(`too much to take back of ${transferId}: ${amountCents} cents`)
  const { id } = await tx
    .insertInto('sandbox_reversals')
    .values({ transfer_id: transfer.id, key, amount_cents: amountCents, created_at: await readClock(tx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `trr_sandbox_${id}`
}

/** Settled payments, less what went out again. */
export async function sumSandboxBalance(db: Db, method: MemberGateway['method']): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with p as (
      select id, amount_cents from sandbox_payments
       where status = 'succeeded' and (card_id is null) = ${method === 'bank'}::boolean)
    select ((select coalesce(sum(amount_cents), 0) from p)
      - (select coalesce(sum(amount_cents), 0) from sandbox_refunds where payment_id in (select id from p))
      - (select coalesce(sum(amount_cents), 0) from sandbox_transfers where payment_id in (select id from p))
      + (select coalesce(sum(r.amount_cents), 0)
           from sandbox_reversals r join sandbox_transfers t on t.id = r.transfer_id
          where t.payment_id in (select id from p))
      - (select coalesce(sum(amount_cents), 0) from sandbox_chargebacks
          where status <> 'won' and payment_id in (select id from p)))::bigint as cents`.execute(db)
  return rows[0]?.cents ?? 0
}
