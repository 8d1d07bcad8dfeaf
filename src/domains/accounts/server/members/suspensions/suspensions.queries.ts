import { sql } from 'kysely'
import type { Member } from '#domains/accounts/common/members/members.ts'
import type { SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

type SuspensionView = Member['suspensions'][number]

export async function selectSuspensions(db: Db, accountId: AccountId): Promise<SuspensionView[]> {
  const rows = await db
    .selectFrom('account_suspensions as s')
    .innerJoin('accounts as by', 'by.id', 's.suspended_by')
    .leftJoin('accounts as lifter', 'lifter.id', 's.lifted_by')
    .select(['s.id', 's.reason', 's.note', 's.until', 's.at', 's.lifted_at', 's.lifted_reason'])
    .select(sql<SuspensionKind>`s.kind`.as('kind'))
    .select(sql<string>`by.first_name || ' ' || by.last_name`.as('by'))
    .select(sql<string | null>`lifter.first_name || ' ' || lifter.last_name`.as('lifted_by'))
    .select(
      sql<
        SuspensionView['changes']
      >`coalesce((select json_agg(json_build_object('until', c.until, 'reason', c.reason,
        'by', a.first_name || ' ' || a.last_name, 'at', c.at) order by c.id)
        from suspension_changes c join accounts a on a.id = c.changed_by where c.suspension_id = s.id), '[]'::json)`.as(
        'changes',
      ),
    )
    .where('s.account_id', '=', accountId)
    .orderBy('s.id', 'desc')
    .execute()
  const toInstant = (at: string | Date) => new Date(at).toISOString()
  return rows.map(({ at, until, lifted_at: liftedAt, changes, ...row }) => ({
    ...row,
    at: toInstant(at),
    until: until && toInstant(until),
    lifted_at: liftedAt && toInstant(liftedAt),
    changes: changes.map((change) => ({
      ...change,
      until: change.until && toInstant(change.until),
      at: toInstant(change.at),
    })),
  }))
}

export interface OpenSuspension {
  id: number
  account_id: AccountId
  kind: SuspensionKind
  until: Date | null
  is_over: boolean
}

const openOnes = (db: Db) =>
  db
    .selectFrom('account_suspensions')
    .select(['id', 'account_id', 'until'])
    .select(sql<SuspensionKind>`kind`.as('kind'))
    .select(sql<boolean>`coalesce(until <= clock_timestamp(), false)`.as('is_over'))
    .where('lifted_at', 'is', null)

/** The caller has locked the account. */
export async function selectOpen(tx: Tx, accountId: AccountId): Promise<OpenSuspension[]> {
  return await openOnes(tx).where('account_id', '=', accountId).orderBy('id').execute()
}

export async function findOpen(db: Db, id: number): Promise<OpenSuspension | undefined> {
  return await openOnes(db).where('id', '=', id).executeTakeFirst()
}

/** Selects accounts whose suspension has expired. */
export async function selectDueAccounts(db: Db): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('account_suspensions')
    .select('account_id')
    .distinct()
    .where('lifted_at', 'is', null)
    .where('until', '<=', sql<Date>`clock_timestamp()`)
    .limit(500)
    .execute()
  return rows.map(({ account_id: accountId }) => accountId)
}

const columns = {
  selling: 'no_selling_until',
  messaging: 'no_messaging_until',
} as const

/**
 * Selects why and until when somebody may not sell or write; null if they may. Locks the account
 * until the transaction ends.
 */
export async function lockRestriction(
  tx: Tx,
  accountId: AccountId,
  kind: keyof typeof columns,
): Promise<{ reason: string | null; until: Date | null } | null> {
  const { is_barred: isBarred } = await tx
    .selectFrom('accounts')
    .select((eb) =>
      eb.fn.coalesce(eb(columns[kind], '>', sql<Date>`clock_timestamp()`), sql`false`).as('is_barred'),
    )
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirstOrThrow()
  return isBarred === true ? await selectRestriction(tx, accountId, kind) : null
}

export async function selectRestriction(db: Db, accountId: AccountId, kind: keyof typeof columns) {
  const row = await openOnes(db)
    .select('reason')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row || row.is_over) return null
  return { reason: row.reason, until: row.until }
}
