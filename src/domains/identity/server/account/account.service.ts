import { sql, type InsertObject, type UpdateObject } from 'kysely'
import { getDisplayName } from '#domains/accounts/common/display-name.ts'
import { findTermsRevision } from '#domains/settings/server/static-pages/static-pages.service.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockAccount } from './account.queries.ts'
import type { AccountRow } from './account.view.ts'

export { findEmailOwner, lockAccount, selectAccount } from './account.queries.ts'
export { viewAccount, viewFinance, type AccountRow } from './account.view.ts'

/**
 * Records which version of the terms an account has just agreed to. Admins don't trade, so they
 * agree to none.
 */
export async function recordAcceptedTerms(
  tx: Tx,
  { id, type, accepted_terms_at: acceptedTermsAt }: Pick<AccountRow, 'id' | 'type' | 'accepted_terms_at'>,
): Promise<void> {
  const revisionId = type === 'user' ? await findTermsRevision(tx) : null
  if (revisionId === null || acceptedTermsAt === null) return
  await tx
    .insertInto('terms_acceptances')
    .values({ account_id: id, revision_id: revisionId, accepted_at: acceptedTermsAt })
    .execute()
}

/** An account suspended or deleted meanwhile has lost its sessions. */
export async function lockOwnAccount(tx: Tx, id: AccountId): Promise<AccountRow> {
  const account = await lockAccount(tx, id)
  if (account?.status !== 'active') refuse('logout_user')
  return account
}

export function insertAccount(tx: Tx, account: InsertObject<DB, 'accounts'>): Promise<AccountRow> {
  return tx.insertInto('accounts').values(account).returningAll().executeTakeFirstOrThrow()
}

export function insertUnlessTaken(
  tx: Tx,
  account: InsertObject<DB, 'accounts'>,
): Promise<AccountRow | undefined> {
  return tx
    .insertInto('accounts')
    .values(account)
    .onConflict((on) =>
      on.columns(['type', 'email']).where('status', 'in', ['active', 'suspended']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function updateAccount(
  tx: Tx,
  id: AccountId,
  changes: UpdateObject<DB, 'accounts'>,
): Promise<AccountRow> {
  return await tx
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface NewAccount {
  type: AccountRow['type']
  first_name: string
  last_name: string
  email: string
  /** E.164. */
  phone_number: string
  /** From `hashPassword`, which is slow: hash once for many accounts with the same password. */
  password_hash: string
  region?: string | null
  suburb?: string | null
  seller_kind?: AccountRow['seller_kind']
  /** The role of an admin; the default is full. */
  staff_role?: StaffRole
  member_since?: Date
}

/** Creates an account without pending verification: for the demo and for administrators. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<AccountRow> {
  const now = sql<Date>`clock_timestamp()`
  const created = await tx
    .insertInto('accounts')
    .values({
      ...account,
      display_name: getDisplayName(account),
      status: 'active',
      email_verified_at: now,
      phone_verified_at: now,
      accepted_terms_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordAcceptedTerms(tx, created)
  return created
}
