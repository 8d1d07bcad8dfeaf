import { sql } from 'kysely'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { listRoles } from '#platform/common/access/staff-roles.ts'
import { countBeyond } from '#platform/server/database/counted-page.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { noticePictureSql } from './notice-pictures.queries.ts'
import type { PicturedRow } from './notifications.view.ts'
import type { NamedListing } from './labels/notifications.labels.ts'

interface Page {
  unread: boolean
  kinds: readonly NotificationKind[] | null
  page: number
  limit: number
}

export async function selectNotifications(
  db: Db,
  accountId: AccountId,
  { unread, kinds, page, limit }: Page,
): Promise<{ rows: PicturedRow[]; total: number }> {
  const mine = db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .$if(unread, (query) => query.where('read_at', 'is', null))
    .$call(ifGiven(kinds, (query, value) => query.where('kind', 'in', value)))
  const rows = await mine
    .selectAll()
    .select(noticePictureSql.as('picture'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const total = await countBeyond(rows, { page, limit }, async () => {
    const counting = mine.select((eb) => eb.fn.countAll<number>().as('total'))
    return (await counting.executeTakeFirstOrThrow()).total
  })
  return { rows, total }
}

export async function countUnread(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function selectNewestUnread(db: Db, accountIds: AccountId[]) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .select(noticePictureSql.as('picture'))
    .select(sql<number>`count(*) over (partition by account_id)`.as('unread_count'))
    .distinctOn('account_id')
    .where('account_id', 'in', accountIds)
    .where('read_at', 'is', null)
    .orderBy('account_id')
    .orderBy('id', 'desc')
    .execute()
}

export async function hasUnreadMessages(
  db: Db,
  conversationId: number,
  accountId: AccountId,
): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members mine
      join chat_messages m on m.conversation_id = mine.conversation_id and m.sender_id <> mine.account_id
       and m.removed_at is null and m.number > greatest(mine.read_number, mine.hidden_number)
     where mine.conversation_id = ${conversationId} and mine.account_id = ${accountId} limit 1`.execute(db)
  return rows.length > 0
}

export function selectChoices(db: Db, accountId: AccountId) {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'in_app', 'push', 'email'])
    .where('account_id', '=', accountId)
    .execute()
}

/** An automatic relisting has its own notification. */
export async function selectRelistedAlone(db: Db, listingIds: ListingId[]): Promise<Set<number>> {
  if (listingIds.length === 0) return new Set()
  const listings = await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .select('l.id')
    .where('l.id', 'in', listingIds)
    .where('l.auto_relist_left', '>', 0)
    .where('a.status', '=', 'active')
    .execute()
  return new Set(listings.map(({ id }) => id))
}

export async function selectNamedListings(db: Db, ids: ListingId[]): Promise<Map<number, NamedListing>> {
  const rows = await namedListings(db).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function selectNamedListing(db: Db, id: ListingId): Promise<NamedListing> {
  return namedListing(db, id).executeTakeFirstOrThrow()
}

export function findNamedListing(db: Db, id: ListingId): Promise<NamedListing | undefined> {
  return namedListing(db, id).executeTakeFirst()
}

const namedListing = (db: Db, id: ListingId) => namedListings(db).where('id', '=', id)

const namedListings = (db: Db) =>
  db.selectFrom('listings').select(['id', 'type', sql<string>`coalesce(title, '')`.as('title')])

export async function selectInterested(db: Db, listingId: ListingId) {
  const { rows } = await sql<{ account_id: AccountId; has_bid: boolean }>`
    select account_id, bool_or(has_bid) as has_bid from (
      select bidder_id as account_id, own_maximum(listing_id, bidder_id) is not null as has_bid
        from auction_bidders where listing_id = ${listingId}
      union all
      select account_id, false from favourites where listing_id = ${listingId}
    ) as interested group by account_id order by account_id`.execute(db)
  return rows
}

/** Active staff in a role that may call the operation. */
export async function selectStaffWhoMay(db: Db, operation: Pick<AnyOperation, 'duty'>): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .where('staff_role', 'in', listRoles(operation))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects who had a notification with this link in the last quarter of an hour. */
export async function selectNotifiedLately(db: Db, link: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('link', '=', link)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '15 minutes'`)
    .execute()
  return new Set(rows.map(({ account_id: accountId }) => accountId))
}

/** Returns them in the requested order. */
export async function selectShownNames(db: Db, ids: AccountId[]): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'display_name'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.display_name ?? '')
}

/** Selects the name of the member or visitor who asked support. */
export async function selectAskerName(db: Db, conversationId: number): Promise<string> {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('accounts as member', 'member.id', 'c.member_id')
    .leftJoin('support_visitors as visitor', 'visitor.conversation_id', 'c.id')
    .select((eb) => eb.fn.coalesce('member.display_name', 'visitor.name').as('name'))
    .where('c.id', '=', conversationId)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** Serialises two event handlers, so that the second sees the first one's notifications. */
export async function lockNoticesOfAdmins(tx: Tx, link: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notices of ${link}`}, 0))`.execute(tx)
}

/**
 * Selects active staff who may call the operation, without an unread notification with this link.
 */
export async function selectStaffToNotify(
  db: Db,
  operation: Pick<AnyOperation, 'duty'>,
  link: string,
): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.type', '=', 'admin')
    .where('a.status', '=', 'active')
    .where('a.staff_role', 'in', listRoles(operation))
    .where(
      sql<boolean>`not exists (select from notifications n
        where n.account_id = a.id and n.link = ${link} and n.read_at is null)`,
    )
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

export function selectAsker(db: Db, questionId: number): Promise<{ display_name: string } | undefined> {
  return db
    .selectFrom('questions as q')
    .innerJoin('accounts as a', 'a.id', 'q.asker_id')
    .select('a.display_name')
    .where('q.id', '=', questionId)
    .where(sql<boolean>`not exists (select from question_withdrawals w where w.question_id = q.id)`)
    .executeTakeFirst()
}

export function selectSearchNames(db: Db, accountId: AccountId, ids: number[]) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function selectEdit(db: Db, id: number) {
  const edit = await db
    .selectFrom('listing_edits as e')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['e.changes', 'l.sale_method'])
    .where('e.id', '=', id)
    .executeTakeFirst()
  return (
    edit && {
      ...edit,
      changes: fromColumn<{ field: string; before: unknown; after: unknown }[]>(edit.changes),
    }
  )
}

/** Selects each buyer's last purchase whose payment the seller hasn't confirmed. */
export async function selectListingsToPay(tx: Db, sellerId: AccountId) {
  return await tx
    .selectFrom('trades')
    .distinctOn('buyer_id')
    .select(['buyer_id', 'listing_id', 'id as trade_id'])
    .where('seller_id', '=', sellerId)
    .where('status', 'in', ['agreed', 'paid'])
    .where('payment_confirmed', '=', false)
    .orderBy('buyer_id')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectDisplayName(db: Db, accountId: AccountId): Promise<string> {
  const { display_name: displayName } = await db
    .selectFrom('accounts')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return displayName
}

export async function selectFirstName(db: Db, accountId: AccountId): Promise<string> {
  const { first_name: firstName } = await db
    .selectFrom('accounts')
    .select('first_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return firstName
}

export async function selectStaffName(tx: Tx, id: AccountId): Promise<string> {
  const { first_name: firstName, last_name: lastName } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`
}
