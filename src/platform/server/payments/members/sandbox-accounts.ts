import type { Selectable } from 'kysely'
import { randomBytes } from 'node:crypto'
import { readClock } from '../../clock.ts'
import type { DB } from '../../database/db-types.ts'
import type { Db, Tx } from '../../database/db.ts'
import { GatewayRefused } from '../gateway.ts'
import { recordSandboxEvent } from '../sandbox-payments.ts'
import type { MemberAccount, NewMemberAccount } from './member-gateway.ts'

type Account = Selectable<DB['sandbox_accounts']>

export async function openSandboxAccount(
  tx: Tx,
  { account_id: accountId }: NewMemberAccount,
): Promise<string> {
  await tx
    .insertInto('sandbox_accounts')
    .values({
      id: `acct_sandbox_${randomBytes(18).toString('hex')}`,
      account_id: accountId,
      state: 'incomplete',
      due: ['identity document', 'bank account'],
      created_at: await readClock(tx),
    })
    .onConflict((on) => on.column('account_id').doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('sandbox_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return id
}

export const findSandboxAccount = (db: Db | Tx, id: string): Promise<Account | undefined> =>
  db.selectFrom('sandbox_accounts').selectAll().where('id', '=', id).executeTakeFirst()

export async function readSandboxAccount(db: Db, id: string): Promise<MemberAccount> {
  const account = (await findSandboxAccount(db, id)) ?? refuseUnknown(id)
  return { gateway_account_id: id, state: account.state, due: account.due }
}

function refuseUnknown(id: string): never {
  throw new GatewayRefused(`no such account: ${id}`)
}

export async function beginSandboxOnboarding(
  tx: Tx,
  { gateway_account_id: id, return_url: returnUrl }: { gateway_account_id: string; return_url: string },
): Promise<void> {
  const updated = await tx
    .updateTable('sandbox_accounts')
    .set({ return_url: returnUrl })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!updated) refuseUnknown(id)
}

export const onboardingAnswers = ['approve', 'ask-for-more', 'refuse-transfers', 'restrict'] as const

export type OnboardingAnswer = (typeof onboardingAnswers)[number]

/** @returns the account as it was before */
export async function answerSandboxOnboarding(
  tx: Tx,
  id: string,
  answer: OnboardingAnswer,
): Promise<Account> {
  const account =
    (await tx
      .selectFrom('sandbox_accounts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuseUnknown(id)
  await tx
    .updateTable('sandbox_accounts')
    .set(decideAccount(account.state, answer))
    .where('id', '=', id)
    .execute()
  await recordSandboxEvent(tx, 'account.updated', { member_account_id: id })
  return account
}

/** Only an account that was ready can be restricted. */
export function decideAccount(
  before: Account['state'],
  answer: OnboardingAnswer,
): Pick<Account, 'state' | 'due' | 'refuses_transfers'> {
  if (answer === 'approve' || answer === 'refuse-transfers')
    return { state: 'ready', due: [], refuses_transfers: answer === 'refuse-transfers' }
  return {
    state: before === 'incomplete' ? 'incomplete' : 'restricted',
    due: answer === 'restrict' ? [] : ['identity document'],
    refuses_transfers: false,
  }
}
