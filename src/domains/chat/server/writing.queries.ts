import { sql } from 'kysely'
import { enquiriesCounted } from '#domains/chat/common/response-time.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { isActive, messageColumns, shownName } from './chat.queries.ts'
import * as t from '#domains/chat/texts.ts'

export async function selectListingToWriteAbout(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .select(['l.id', 'l.status', 'l.title', 'd.seller_id', 'd.closes_at', 'd.closed_at'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('l.id', '=', listingId)
    .where('l.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .executeTakeFirst()
}

/** Selects the purpose of a property, and today's date in New Zealand. */
export async function selectPurpose(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('property_details')
    .select('purpose')
    .select(sql<string>`(clock_timestamp() at time zone 'Pacific/Auckland')::date::text`.as('today'))
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

/** Whether there is an offer by the buyer, a question or a sale on this listing, or a message. */
export async function selectHaveMet(
  db: Db,
  {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
  }: { listing_id: ListingId; seller_id: AccountId; buyer_id: AccountId },
): Promise<boolean> {
  const { rows } = await sql<{ have_met: boolean }>`
    select exists (select from offers o join offer_moves m on m.offer_id = o.id and m.side = 'buyer'
                    where o.listing_id = ${listingId} and o.buyer_id = ${buyerId})
        or exists (select from trades where listing_id = ${listingId} and buyer_id = ${buyerId}
                      and seller_id = ${sellerId})
        or exists (select from questions q where q.listing_id = ${listingId} and q.asker_id = ${buyerId}
                      and not exists (select from question_withdrawals w where w.question_id = q.id))
        or exists (select from conversations c where c.listing_id = ${listingId} and c.buyer_id = ${buyerId}
                      and c.last_number > 0) as have_met`.execute(db)
  return must(rows[0], 'have_met').have_met
}

export async function selectPerson(db: Db, id: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.type', 'a.status', 'a.avatar', 'a.shows_phone', shownName.as('display_name')])
    .select(isActive.as('is_active'))
    .where('a.id', '=', id)
    .executeTakeFirst()
}

/** Selects which of the two has blocked the other, in any conversation. */
export async function selectChatBlocks(db: Db, accountId: AccountId, otherId: AccountId) {
  const { rows } = await sql<{ has_blocked: boolean; is_blocked: boolean }>`
    select coalesce(bool_or(mine.status = 'blocked'), false) as has_blocked,
           coalesce(bool_or(others.status = 'blocked'), false) as is_blocked
      from conversation_members mine
      join conversation_members others on others.conversation_id = mine.conversation_id
     where mine.account_id = ${accountId} and others.account_id = ${otherId}`.execute(db)
  return must(rows[0], 'row of what decides writing')
}

export async function countBegun(tx: Tx, accountId: AccountId, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('begun_by', '=', accountId)
    .where('listing_id', 'is not', null)
    .where('begun_at', '>', sql<Date>`${now}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function selectMessageByClient(
  tx: Tx,
  conversationId: number,
  senderId: AccountId,
  clientId: string,
) {
  return await tx
    .selectFrom('chat_messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Whether the last message is by this team member. */
export async function wroteLast(
  tx: Tx,
  { id, last_number: lastNumber }: { id: number; last_number: number },
  byMember: number,
): Promise<boolean> {
  const last = await tx
    .selectFrom('chat_messages')
    .select('by_member')
    .where('conversation_id', '=', id)
    .where('number', '=', lastNumber)
    .executeTakeFirst()
  return last?.by_member === byMember
}

export async function lockMember(tx: Tx, conversationId: number, accountId: AccountId) {
  return await tx
    .selectFrom('conversation_members')
    .select(['status', 'read_number', 'hidden_number', 'told_number'])
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Selects the latest message from the other person after this number, and how many there are. */
export async function selectUnreadFrom(tx: Tx, conversationId: number, accountId: AccountId, above: number) {
  return await tx
    .selectFrom('chat_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('accounts as a', 'a.id', 'm.sender_id')
    .select(['m.number', 'a.id as sender_id', 'm.text', 'c.listing_id'])
    .select(
      sql<string>`case when c.listing_id is null then ${t.hoko_support()}::text else ${shownName} end`.as(
        'from',
      ),
    )
    .select(sql<number>`cardinality(m.image_ids)`.as('image_count'))
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('m.conversation_id', '=', conversationId)
    .where('m.sender_id', '<>', accountId)
    // Messages of somebody suspended meanwhile are left out.
    .where('a.status', '=', 'active')
    .where('m.number', '>', above)
    .where('m.removed_at', 'is', null)
    .orderBy('m.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Selects, for the seller's latest enquiries, seconds until the first answer; null without one.
 * Open ones younger than a day are left out.
 */
export async function selectWaits(db: Db, sellerId: AccountId): Promise<(number | null)[]> {
  const { rows } = await sql<{ wait_s: number | null }>`
    select extract(epoch from answered.sent_at - c.begun_at)::float8 as wait_s
      from conversations c
      left join lateral (
        select m.sent_at from chat_messages m
         where m.conversation_id = c.id and m.sender_id = c.seller_id
         order by m.number limit 1) answered on true
     where c.seller_id = ${sellerId} and c.begun_by = c.buyer_id
       and (answered.sent_at is not null or c.begun_at < clock_timestamp() - interval '1 day')
     order by c.begun_at desc limit ${enquiriesCounted}`.execute(db)
  return rows.map(({ wait_s: waitSeconds }) => waitSeconds)
}

interface NumberedMessage {
  conversation_id: number
  number: number
  account_id: AccountId
}

export async function isSentBy(
  db: Db,
  { conversation_id: conversationId, number, account_id: accountId }: NumberedMessage,
): Promise<boolean> {
  const row = await db
    .selectFrom('chat_messages')
    .select('number')
    .where('conversation_id', '=', conversationId)
    .where('number', '=', number)
    .where('sender_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}
