import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { OperationValues } from '#platform/common/operation.ts'
import type { listChats } from '#domains/chat/common/admin-chats.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { whereIdIn, or } from '#platform/server/database/where-id-in.ts'
import { selectCounted } from '#platform/server/database/counted-page.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { findNamed, findTitled } from '#platform/server/database/texts-found.ts'

type Search = OperationValues<typeof listChats>
export type AdminChatRow = Awaited<ReturnType<typeof selectChats>>['rows'][number]

const isBlocked = sql<boolean>`exists (
  select from conversation_members m where m.conversation_id = c.id and m.status = 'blocked')`

const chatsQuery = (db: Db) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .innerJoin('accounts as seller', 'seller.id', 'c.seller_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'c.buyer_id')

type ChatListQuery = Pick<Search, 'q' | 'state'>
type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

/** Matches the listing's title or either name; or the number of the chat or the listing. */
async function findTextMatches(db: Db, { q = '' }: ChatListQuery): Promise<RawBuilder<SqlBool> | null> {
  if (q === '') return null
  const number = sql`select id from conversations where id = ${readNumber(q)}::bigint`
  const listing = sql`select id from listings where id = ${readNumber(q)}::bigint`
  return or(
    await Promise.all([
      whereIdIn(db, number, sql<number>`c.id`),
      whereIdIn(db, listing, sql<number>`c.listing_id`),
      whereIdIn(db, findTitled(q), sql<number>`c.listing_id`),
      whereIdIn(db, findNamed(q), sql<number>`c.seller_id`, sql<number>`c.buyer_id`),
    ]),
  )
}

/** Conversations between a seller and a buyer. */
const wantedChats = (db: Db, textMatches: TextMatches, { state }: ChatListQuery) =>
  db
    .selectFrom('conversations as c')
    .where('c.listing_id', 'is not', null)
    .where('c.seller_id', 'is not', null)
    .where('c.buyer_id', 'is not', null)
    .$if(state === 'blocked', (query) => query.where(isBlocked))
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))

const columnOf = { last_at: 'c.last_at', begun_at: 'c.begun_at', message_count: 'c.last_number' } as const

export async function selectChats(db: Db, { sort, order, page, limit, ...wanted }: Search) {
  const textMatches = await findTextMatches(db, wanted)
  const all = wantedChats(db, textMatches, wanted)
  const found = all.select('c.id').orderBy(columnOf[sort], order).orderBy('c.id', order)
  const counted = await selectCounted(found, all, { page, limit }, textMatches !== null)
  const ids = sql`${counted.ids}::bigint[]`
  const rows = await chatColumns(chatsQuery(db))
    .where(sql<SqlBool>`c.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}, c.id)`)
    .execute()
  return { rows, total: counted.total }
}

export async function selectChat(db: Db, id: number) {
  return await chatColumns(chatsQuery(db)).where('c.id', '=', id).executeTakeFirst()
}

const chatColumns = (query: ReturnType<typeof chatsQuery>) =>
  query
    .select(['c.id', 'l.id as listing_id', 'seller.id as seller_id', 'buyer.id as buyer_id'])
    .select(['c.begun_at', 'c.last_at', 'c.last_number'])
    .select(['l.type', sql<string>`coalesce(l.title, '')`.as('title')])
    .select(['seller.display_name as seller_name', 'buyer.display_name as buyer_name'])
    .select(isBlocked.as('is_blocked'))

export async function selectStatusChanges(db: Db, conversationId: number, limit: number) {
  return await db
    .selectFrom('conversation_status_changes')
    .select(['account_id', 'status', 'at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
