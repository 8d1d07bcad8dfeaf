import { sql } from 'kysely'
import type { OperationValues } from '#contract/core/operation.ts'
import type { listChats } from '#contract/chat/admin-chats.ts'
import type { Db } from '#server/platform/database/db.ts'

import { containing, folded } from './chat.queries.ts'

type Search = OperationValues<typeof listChats>
export type AdminChatRow = Awaited<ReturnType<typeof selectChats>>[number]

const is_blocked = sql<boolean>`exists (
  select from conversation_members m where m.conversation_id = c.id and m.status = 'blocked')`

const chatsQuery = (db: Db) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .innerJoin('accounts as seller', 'seller.id', 'c.seller_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'c.buyer_id')

const wantedChats = (db: Db, { q, state }: Pick<Search, 'q' | 'state'>) =>
  chatsQuery(db)
    .$if(state === 'blocked', (query) => query.where(is_blocked))
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`(${folded('l.title')} like ${containing(q!)} or ${folded('seller.display_name')} like ${containing(q!)}
          or ${folded('buyer.display_name')} like ${containing(q!)} or c.id::text = ${q!} or c.listing_id::text = ${q!})`,
      ),
    )

const columnOf = { last_at: 'c.last_at', begun_at: 'c.begun_at', message_count: 'c.last_number' } as const

export async function selectChats(db: Db, { sort, order, page, limit, ...wanted }: Search) {
  return await chatColumns(wantedChats(db, wanted))
    .orderBy(columnOf[sort], order)
    .orderBy('c.id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countChatsWanted(db: Db, wanted: Pick<Search, 'q' | 'state'>): Promise<number> {
  const { total } = await wantedChats(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
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
    .select(is_blocked.as('is_blocked'))

export async function selectStatusChanges(db: Db, conversation_id: number, limit: number) {
  return await db
    .selectFrom('conversation_status_changes')
    .select(['account_id', 'status', 'at'])
    .where('conversation_id', '=', conversation_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
