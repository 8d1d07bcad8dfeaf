import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { NotificationRow } from './notifications.view.ts'
import type { NamedListing } from './notifications.words.ts'

interface Page {
  unread: boolean
  page: number
  limit: number
}

export async function selectNotifications(
  db: Db,
  account_id: number,
  { unread, page, limit }: Page,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const mine = db
    .selectFrom('notifications')
    .where('account_id', '=', account_id)
    .$if(unread, (query) => query.where('read_at', 'is', null))
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function countUnread(db: Db, account_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest unread notification of each account, and how many there are. */
export function selectNewestUnread(db: Db, account_ids: number[]) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .select(sql<number>`count(*) over (partition by account_id)`.as('unread_count'))
    .distinctOn('account_id')
    .where('account_id', 'in', account_ids)
    .where('read_at', 'is', null)
    .orderBy('account_id')
    .orderBy('id', 'desc')
    .execute()
}

/** Where an account's notices are mailed to; undefined for one that is gone. */
export function selectMailbox(db: Db, account_id: number): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', account_id)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
}

export function selectNamedListing(db: Db, id: number): Promise<NamedListing> {
  return db
    .selectFrom('listings')
    .select(['id', 'type', sql<string>`coalesce(title, '')`.as('title')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
