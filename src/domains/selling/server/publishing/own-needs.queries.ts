import { sql } from 'kysely'
import { maxNamedNeeds, needKinds, type NeedKind } from '#domains/selling/common/own-listing-needs.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { buildStatusReasonSql } from '#domains/listings/server/listings.service.ts'

/** True if a day or less is left; `l` and `d` are its listing and deal. */
export const endsSoonWithoutBids = sql<boolean>`coalesce(l.status = 'active' and d.kind = 'auction'
  and d.closed_at is null and d.bid_count = 0 and d.closes_at > clock_timestamp()
  and d.closes_at <= clock_timestamp() + interval '1 day', false)`

const offers = sql`
  select 'offer', l.id, count(*)::int, null, min(o.expires_at), min(o.id)
    from own l join offers o on o.listing_id = l.id
   where o.status = 'pending' and o.expires_at > clock_timestamp()
   group by l.id`

/**
 * Conversations in which the buyer wrote last. Older ones than two weeks need no answer any more.
 */
const messages = sql`
  select 'message', l.id, count(*)::int, null, min(m.sent_at), null::bigint
    from own l join conversations c on c.listing_id = l.id
    join chat_messages m on m.conversation_id = c.id and m.number = c.last_number and m.sender_id = c.buyer_id
     and m.removed_at is null
    join conversation_members mine on mine.conversation_id = c.id and mine.account_id = c.seller_id
   where mine.status = 'open' and mine.hidden_number < c.last_number
     and m.sent_at > clock_timestamp() - interval '14 days'
   group by l.id`

const questions = sql`
  select 'question', l.id, count(*)::int, null, min(q.asked_at), null
    from own l join questions q on q.listing_id = l.id
   where l.status = 'active'
     and not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null)
     and not exists (select from question_withdrawals w where w.question_id = q.id)
   group by l.id`

const suspended = sql`
  select 'suspended', l.id, 1, ${buildStatusReasonSql('l')}, coalesce(
      (select min(s.at) from listing_suspensions s where s.listing_id = l.id and s.lifted_at is null), l.updated_at), null
    from own l where l.status = 'suspended'`

const sentBack = sql`
  select 'sent_back', l.id, 1, ${buildStatusReasonSql('l')}, l.updated_at, null
    from own l where l.status = 'draft' and ${buildStatusReasonSql('l')} is not null`

// After two weeks it counts as settled, unless it's disputed.
const isToSettle = sql<boolean>`(t.status = 'disputed'
  or ((t.status in ('agreed', 'paid') or (t.status = 'sent' and not t.payment_confirmed)) and t.agreed_at > clock_timestamp() - interval '14 days'))`

export const hasSalesToSettle = sql<boolean>`exists (select from trades t where t.listing_id = l.id and ${isToSettle})`

const toSettle = sql`
  select 'to_settle', l.id, count(*)::int, null, min(t.agreed_at), min(t.id)
    from own l join trades t on t.listing_id = l.id
   where ${isToSettle}
   group by l.id`

const noBids = sql`
  select 'no_bids', l.id, 1, null, d.closes_at, null
    from own l join deals d on d.listing_id = l.id where ${endsSoonWithoutBids}`

export interface NeedRow {
  kind: NeedKind
  listing_id: ListingId
  type: 'general' | 'vehicle' | 'property'
  title: string | null
  waiting: number
  reason: string | null
  at: Date
  waiting_id: ListingId | null
  count: number
}

export async function selectNeeds(db: Db, sellerId: AccountId): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    with own as (
      select id, type, title, status, updated_at from listings where seller_id = ${sellerId}
    ), needs (kind, listing_id, waiting, reason, at, waiting_id) as (
      ${sql.join([offers, messages, questions, suspended, sentBack, toSettle, noBids], sql` union all `)}
    ), ranked as (
      select needs.*, count(*) over (partition by kind) as count,
             row_number() over (partition by kind order by at, listing_id) as place
        from needs
    )
    select r.kind, r.listing_id, own.type, own.title, r.waiting, r.reason, r.at, r.waiting_id, r.count
      from ranked r join own on own.id = r.listing_id
     where r.place <= ${maxNamedNeeds}
     order by array_position(${[...needKinds]}::text[], r.kind), r.place`.execute(db)
  return rows
}
