import { sql } from 'kysely'
import { maxShownWarnings } from '#domains/moderation/common/warnings.ts'
import type { TemplateRule } from '#domains/moderation/common/template-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export interface WarningMessage {
  id: number
  text: string
  at: string
  is_owners: boolean
  display_name: string
  full_name: string
}

export interface WarningRow {
  id: number
  account_id: AccountId
  rule: TemplateRule
  reason: string
  is_strike: boolean
  warned_at: Date
  warned_by: string
  expires_at: Date
  counts: boolean
  listing_id: ListingId | null
  title: string | null
  withdrawn_at: Date | null
  withdrawn_reason: string | null
  messages: WarningMessage[]
}

const warnings = (db: Db) =>
  db
    .selectFrom('warnings as w')
    .innerJoin('accounts as b', 'b.id', 'w.warned_by')
    .leftJoin('listings as l', 'l.id', 'w.listing_id')
    .select(['w.id', 'w.account_id', 'w.reason', 'w.is_strike', 'w.warned_at', 'w.expires_at'])
    .select(['w.listing_id', 'l.title', 'w.withdrawn_at', 'w.withdrawn_reason'])
    .select(sql<TemplateRule>`w.rule`.as('rule'))
    .select(sql<string>`b.first_name || ' ' || b.last_name`.as('warned_by'))
    .select(
      sql<boolean>`w.is_strike and w.withdrawn_at is null and w.expires_at > clock_timestamp()`.as('counts'),
    )
    .select(
      sql<
        WarningMessage[]
      >`coalesce((select json_agg(json_build_object('id', m.id, 'text', m.text, 'at', m.at,
        'is_owners', m.is_owners, 'display_name', a.display_name,
        'full_name', a.first_name || ' ' || a.last_name) order by m.id)
        from warning_appeals m join accounts a on a.id = m.author_id where m.warning_id = w.id), '[]'::json)`.as(
        'messages',
      ),
    )

export async function selectWarnings(db: Db, accountId: AccountId): Promise<WarningRow[]> {
  return await warnings(db)
    .where('w.account_id', '=', accountId)
    .orderBy('w.id', 'desc')
    .limit(maxShownWarnings)
    .execute()
}

export async function selectWarning(db: Db, id: number): Promise<WarningRow | undefined> {
  return await warnings(db).where('w.id', '=', id).executeTakeFirst()
}

export async function lockWarning(tx: Tx, id: number) {
  return await tx
    .selectFrom('warnings')
    .select(['id', 'account_id', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function isMember(db: Db, id: AccountId): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
