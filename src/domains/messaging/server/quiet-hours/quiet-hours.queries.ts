import { sql } from 'kysely'
import type { NotificationKind, QuietHours } from '#domains/messaging/common/notifications.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { usualQuietHours } from './quiet-hours.rules.ts'

interface QuietHoursRow {
  is_on: boolean | null
  from_time: string | null
  until_time: string | null
}

/** PostgreSQL's `time` ends in seconds. */
export function viewQuietHours(row: QuietHoursRow | undefined): QuietHours {
  if (row?.from_time == null || row.until_time == null) return usualQuietHours
  return { is_on: row.is_on === true, from: row.from_time.slice(0, 5), until: row.until_time.slice(0, 5) }
}

export async function selectQuietHours(db: Db, accountId: AccountId): Promise<QuietHours> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['is_on', 'from_time', 'until_time'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return viewQuietHours(row)
}

export function selectRecipient(db: Db, accountId: AccountId) {
  return db
    .selectFrom('accounts')
    .select(['email as mailbox', 'first_name', 'type'])
    .select(sql<boolean>`email_verified_at is not null`.as('is_proven'))
    .where('id', '=', accountId)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
}

export async function hasQueuedNotices(db: Db, accountId: AccountId): Promise<boolean> {
  const queued = await db
    .selectFrom('held_notices')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return queued !== undefined
}

export interface QueuedNotice {
  kind: NotificationKind
  title: string
  body: string
  link: string
  email_text: string
  one_click_url: string | null
  notification_id: number | null
  /** The present choice for its kind; null without one. */
  push: boolean | null
  email: boolean | null
}

/** Claims them, so that each is sent once. Those read meanwhile are left out. */
export async function claimQueuedNotices(tx: Tx, accountId: AccountId): Promise<QueuedNotice[]> {
  const { rows } = await sql<QueuedNotice>`
    with claimed as (delete from held_notices where account_id = ${accountId} returning *)
    select h.kind, h.title, h.body, h.link, h.email_text, h.one_click_url, h.notification_id, c.push, c.email
      from claimed h
      left join notifications n on n.id = h.notification_id
      left join notification_choices c on c.account_id = h.account_id and c.kind = h.kind
     where n.read_at is null
     order by h.id`.execute(tx)
  return rows
}
