import { readBankAccount } from '#domains/accounts/common/bank-accounts.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { PaymentDetails, putPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { recordPaymentDetailsChange } from '#domains/identity/server/sessions/account-changes.service.ts'
import { paymentDetailsChanged } from './accounts.events.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { must } from '#platform/common/must.ts'
import { paymentDetailsMail } from './accounts.messages.ts'

interface Parts {
  db: Db
  publicUrl: string
}

export async function selectPaymentDetails(
  db: Db,
  accountIds: AccountId[],
): Promise<Map<number, PaymentDetails>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_details')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(
    rows.map(({ account_id: accountId, changed_at: changedAt, ...details }) => [
      accountId,
      { ...details, changed_at: changedAt.toISOString() },
    ]),
  )
}

export async function readOwnPaymentDetails(db: Db, accountId: AccountId): Promise<PaymentDetails | null> {
  return (await selectPaymentDetails(db, [accountId])).get(accountId) ?? null
}

/** Needs a recently entered password. Notifies the owner, and buyers who are about to pay. */
export async function changePaymentDetails(
  { db, publicUrl }: Parts,
  caller: Caller,
  { account_name: accountName, note, bank_account: typed }: OperationValues<typeof putPaymentDetails>,
): Promise<PaymentDetails> {
  await refuseStalePassword(db, caller)
  const reading = readBankAccount(typed)
  if ('problem' in reading) {
    return refuse('validation_failed', { errors: { bank_account: reading.problem } })
  }
  const details = { account_name: accountName, note, bank_account: reading.number }
  await transact(db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.id)
    const before = await readOwnPaymentDetails(tx, account.id)
    if (before && isSame(before, details)) return
    const changed = { ...details, changed_at: await readClock(tx) }
    await tx
      .insertInto('payment_details')
      .values({ account_id: account.id, ...changed })
      .onConflict((on) => on.column('account_id').doUpdateSet(changed))
      .execute()
    const { is_first: isFirst } = await recordPaymentDetailsChange(tx, account.id, before !== null)
    await notify(tx, account, { is_first: isFirst }, paymentDetailsMail(account.email, publicUrl, 'changed'))
  })
  return must(await readOwnPaymentDetails(db, caller.id), 'payment details')
}

type PaymentText = Pick<PaymentDetails, 'account_name' | 'bank_account' | 'note'>

const isSame = (a: PaymentText, b: PaymentText) =>
  a.account_name === b.account_name && a.bank_account === b.bank_account && a.note === b.note

export async function withdrawPaymentDetails({ db, publicUrl }: Parts, caller: Caller): Promise<void> {
  await refuseStalePassword(db, caller)
  await transact(db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.id)
    const { numDeletedRows } = await tx
      .deleteFrom('payment_details')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    const { is_first: isFirst } = await recordPaymentDetailsChange(tx, account.id, true)
    await notify(tx, account, { is_first: isFirst }, paymentDetailsMail(account.email, publicUrl, 'removed'))
  })
}

async function notify(
  tx: Tx,
  { id: accountId }: { id: AccountId },
  { is_first: isFirst }: { is_first: boolean },
  mail: ReturnType<typeof paymentDetailsMail>,
): Promise<void> {
  await writeMessage(tx, accountId, mail)
  await recordEvent(tx, paymentDetailsChanged, { account_id: accountId, is_first: isFirst })
}
