import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { ThingInItsPlace } from '../words/write-answer.ts'

export interface AskableSeen {
  listing_id: ListingId
  seller_id: AccountId
  starts_at: Date
  texts: string[]
  last_asked_at: Date | null
  thing: ThingInItsPlace
}

export interface WaitingSeen {
  question_id: number
  seller_id: AccountId
  text: string
  asked_at: Date
  thing: ThingInItsPlace
}

const things = sql`
  select l.id as listing_id, l.type, l.seller_id, l.starts_at, c.slug as category, l.condition, l.sale_method, l.pickup,
         l.delivery_options, d.quantity_left as quantity, d.closes_at, s.name as place,
         d.reserve_price_cents is not null as has_reserve
    from listings l
    join deals d on d.listing_id = l.id
    join categories c on c.id = l.category_id
    join suburbs s on s.slug = l.suburb
   where l.status = 'active' and d.closed_at is null and l.starts_at is not null
     and coalesce(d.closes_at, 'infinity') > clock_timestamp() + interval '3 minutes'`

export async function selectAskables(db: Db, pretendIds: readonly number[]): Promise<AskableSeen[]> {
  const { rows } = await sql<ThingInItsPlace & Omit<AskableSeen, 'thing'>>`
    with things as (${things}), seen as (
      (select * from things where seller_id <> all(${pretendIds}) order by starts_at desc limit 10)
      union (select * from things order by closes_at limit 12)
      union (select * from (select * from things order by random() limit 12) as others)
    )
    select seen.*, coalesce(asked.texts, '{}') as texts, asked.last_at as last_asked_at
      from seen
      left join lateral (
        select array_agg(q.text) as texts, max(q.asked_at) as last_at
          from questions q where q.listing_id = seen.listing_id) as asked on true`.execute(db)
  return rows.map(
    ({
      listing_id: listingId,
      seller_id: sellerId,
      starts_at: startsAt,
      texts,
      last_asked_at: lastAskedAt,
      ...thing
    }) => ({
      listing_id: listingId,
      seller_id: sellerId,
      starts_at: startsAt,
      texts,
      last_asked_at: lastAskedAt,
      thing,
    }),
  )
}

export async function selectWaiting(db: Db, pretendIds: readonly number[]): Promise<WaitingSeen[]> {
  const { rows } = await sql<ThingInItsPlace & Omit<WaitingSeen, 'thing'>>`
    with things as (${things})
    select things.*, q.id as question_id, q.text, q.asked_at
      from things
      join questions q on q.listing_id = things.listing_id
     where things.seller_id = any(${pretendIds})
       and not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null)
       and not exists (select from question_withdrawals w where w.question_id = q.id)
     order by q.asked_at
     limit 20`.execute(db)
  return rows.map(({ question_id: questionId, seller_id: sellerId, text, asked_at: askedAt, ...thing }) => ({
    question_id: questionId,
    seller_id: sellerId,
    text,
    asked_at: askedAt,
    thing,
  }))
}
