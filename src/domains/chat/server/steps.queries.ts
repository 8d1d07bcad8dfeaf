import { sql } from 'kysely'
import { maxConversationSteps, stepKinds } from '#domains/chat/common/dealings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface StepRow {
  kind: (typeof stepKinds)[number]
  at: Date
  by_id: number | null
  amount_cents: number | null
  text: string
  starts_at: Date | null
  ends_at: Date | null
}

/** Selects what seller and buyer did about a listing besides writing; the latest first. */
export async function selectSteps(
  db: Db,
  {
    id,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
  }: { id: number; listing_id: ListingId; seller_id: AccountId; buyer_id: AccountId },
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    with between_them as (
      select t.id, t.agreed_at, t.price_cents from trades t
       where t.listing_id = ${listingId} and t.buyer_id = ${buyerId}
         and not exists (select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied')
    ), steps as (
      select 'question' as kind, q.asked_at as at, q.asker_id as by_id, null::bigint as amount_cents, q.text,
             null::timestamptz as starts_at, null::timestamptz as ends_at
        from questions q
       where q.listing_id = ${listingId} and q.asker_id = ${buyerId}
         and not exists (select from question_withdrawals w where w.question_id = q.id)
      union all
      select 'answer', a.answered_at, ${sellerId}::bigint, null, a.text, null, null
        from questions q join lateral (
          select * from question_answers a where a.question_id = q.id and a.removed_at is null
           order by a.revision desc limit 1) a on true
       where q.listing_id = ${listingId} and q.asker_id = ${buyerId}
         and not exists (select from question_withdrawals w where w.question_id = q.id)
      union all
      select 'viewing_' || m.action, m.at, m.actor_id, null, m.note, v.starts_at, v.ends_at
        from meeting_moves m
        left join meeting_moves p on p.conversation_id = m.conversation_id and p.revision = m.revision - 1
         and m.action in ('asked', 'cancelled')
        left join meeting_times v on v.id = coalesce(m.time_id, p.time_id)
       where m.conversation_id = ${id}
      union all
      select 'offer_' || m.action, m.at,
             -- In the business's name, also where somebody of its team did it.
             case when m.moved_by is null then null when m.side = 'seller' then o.seller_id else m.moved_by end, m.amount_cents, m.message, null, null
        from offers o join offer_moves m on m.offer_id = o.id
       where o.listing_id = ${listingId} and o.buyer_id = ${buyerId}
      union all
      select 'trade_agreed', agreed_at, null, price_cents, '', null, null from between_them
      union all
      select case when m.to_status = 'cancelled' then 'trade_cancelled' else 'trade_' || m.action end,
             m.at, m.moved_by, null, '', null, null
        from between_them t join trade_moves m on m.trade_id = t.id
    )
    select * from steps where kind = any(${[...stepKinds]}::text[])
     order by at desc, kind like 'trade%' desc limit ${maxConversationSteps}`.execute(db)
  return rows
}

export async function selectTenant(db: Db, conversationId: number) {
  return await db
    .selectFrom('tenant_facts')
    .select(['people', 'pets', sql<string>`move_in::text`.as('move_in')])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
}

/** Null before the first message. */
export async function selectSentAt(db: Db, conversationId: number, number: number): Promise<Date | null> {
  if (number === 0) return null
  const row = await db
    .selectFrom('chat_messages')
    .select('sent_at')
    .where('conversation_id', '=', conversationId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

export interface Pair {
  listing_id: ListingId
  buyer_id: AccountId
}

const pairKey = ({ listing_id: listingId, buyer_id: buyerId }: Pair) => `${listingId} ${buyerId}`

/** Selects, for each pair, the sale between the two, else an open offer. */
export async function selectChatDeals(db: Db, pairs: Pair[]): Promise<(pair: Pair) => ChatDeal | null> {
  const wanted = pairs.map(({ listing_id: listingId, buyer_id: buyerId }) => ({
    listing_id: listingId,
    buyer_id: buyerId,
  }))
  const { rows } = await sql<ChatDeal & Pair>`
    select p.listing_id, p.buyer_id, found.kind, found.id, found.amount_cents
      from json_to_recordset(${JSON.stringify(wanted)}::json) as p(listing_id bigint, buyer_id bigint)
      join lateral (
        select 'trade' as kind, t.id, t.price_cents as amount_cents, 1 as place, t.agreed_at as at from trades t
         where t.listing_id = p.listing_id and t.buyer_id = p.buyer_id
           and not exists (select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied')
        union all
        select 'offer', o.id, o.amount_cents, 2, o.updated_at from offers o
         where o.listing_id = p.listing_id and o.buyer_id = p.buyer_id and o.status in ('pending', 'countered')
        order by place, at desc limit 1) found on true`.execute(db)
  const deals = new Map(
    rows.map(({ kind, id, amount_cents: amountCents, ...pair }): [string, ChatDeal] => [
      pairKey(pair),
      { kind, id, amount_cents: amountCents },
    ]),
  )
  return (pair) => deals.get(pairKey(pair)) ?? null
}

export interface ChatDeal {
  kind: 'offer' | 'trade'
  id: number
  amount_cents: number | null
}
