import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

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
