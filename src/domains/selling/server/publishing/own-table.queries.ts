import { sql, type RawBuilder } from 'kysely'
import { buildFallenThroughSql } from '#domains/deals/server/fallen-through.service.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { buildPropertyBriefSql } from '#domains/listings/server/detail/details.service.ts'
import {
  buildStatusReasonSql,
  buildCoverSql,
  buildFeaturedSql,
  buildViewsSql,
  buildWatchersSql,
} from '#domains/listings/server/listings.service.ts'
import {
  maxNamedNeeds,
  needKinds,
  type NeedKind,
  type OwnSort,
} from '#domains/selling/common/own-listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { buildEarlierRoundsSql, isFolded } from './own-rounds.queries.ts'

/** True if a day or less is left; `l` and `d` are its listing and deal. */
const endsSoonWithoutBids = sql<boolean>`coalesce(l.status = 'active' and d.kind = 'auction'
  and d.closed_at is null and d.bid_count = 0 and d.closes_at > clock_timestamp()
  and d.closes_at <= clock_timestamp() + interval '1 day', false)`

const offers = sql`
  select 'offer', l.id, count(*)::int, null, min(o.expires_at), min(o.id)
    from own l join offers o on o.listing_id = l.id
   where o.status = 'pending' and o.expires_at > clock_timestamp()
   group by l.id`

/** Unread conversations, as iChat counts them in the menu; an answer from outside reads none. */
const messages = sql`
  select 'message', l.id, count(distinct c.id)::int, null, min(m.sent_at), null::bigint
    from own l join conversations c on c.listing_id = l.id
    join conversation_members mine on mine.conversation_id = c.id and mine.account_id = c.seller_id
    join chat_messages m on m.conversation_id = c.id and m.sender_id <> c.seller_id and m.removed_at is null
     and m.number > greatest(mine.read_number, mine.hidden_number)
   where mine.status = 'open' and not exists (
     select from chat_messages last
      where last.conversation_id = c.id and last.number = c.last_number and last.sender_id = c.seller_id)
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

const hasSalesToSettle = sql<boolean>`exists (select from trades t where t.listing_id = l.id and ${isToSettle})`

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
  waiting_in_all: number
  cover_id: number | null
}

export async function selectNeeds(db: Db, sellerId: AccountId): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    with own as (
      select id, type, title, status, updated_at from listings where seller_id = ${sellerId}
    ), needs (kind, listing_id, waiting, reason, at, waiting_id) as (
      ${sql.join([offers, messages, questions, suspended, sentBack, toSettle, noBids], sql` union all `)}
    ), ranked as (
      select needs.*, count(*) over (partition by kind) as count,
             (sum(waiting) over (partition by kind))::int as waiting_in_all,
             row_number() over (partition by kind order by at, listing_id) as place
        from needs
    )
    select r.kind, r.listing_id, own.type, own.title, r.waiting, r.reason, r.at, r.waiting_id, r.count, r.waiting_in_all,
           ${buildCoverSql('own.id')} as cover_id
      from ranked r join own on own.id = r.listing_id
     where r.place <= ${maxNamedNeeds}
     order by array_position(${[...needKinds]}::text[], r.kind), r.place`.execute(db)
  return rows
}

export interface OwnFilter {
  status?: ListingStatus | undefined
  q?: string | undefined
  rounds: 'all' | 'latest'
}

interface OwnPage extends OwnFilter {
  sort: OwnSort
  page: number
  limit: number
}

export type OwnTableRow = Awaited<ReturnType<typeof selectOwnPage>>[number]

/** Only live listings can be answered. */
const buildQuestionsWaitingSql = (listing: string) => sql<number>`(
  select count(*) from questions q where q.listing_id = ${sql.ref(listing)} and l.status = 'active'
     and not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null)
     and not exists (select from question_withdrawals w where w.question_id = q.id))`

const isStanding = sql`t.status not in ('cancelled', 'unconfirmed')`
const buildSoldPiecesSql = (listing: string) => sql<number>`(
  select coalesce(sum(t.quantity), 0)::int from trades t where t.listing_id = ${sql.ref(listing)} and ${isStanding})`
const buildSoldTotalSql = (listing: string) => sql<number>`(
  select coalesce(sum(t.quantity * t.price_cents), 0)::bigint from trades t where t.listing_id = ${sql.ref(listing)} and ${isStanding})`

const hasStatus = (status: ListingStatus) => sql<boolean>`l.status = ${status}`

/** One of several pieces may be sold while the others are live. */
export const isOrHasSold = sql<boolean>`(l.status = 'sold' or exists (
  select from trades t where t.listing_id = l.id and ${isStanding}))`

const buildOffersWaitingSql = (listing: string) => sql<number>`(
  select count(*) from offers o where o.listing_id = ${sql.ref(listing)} and o.status = 'pending'
     and o.expires_at > clock_timestamp())`

export function titleContains(q = '') {
  const words = q.split(/\s+/).filter(Boolean)
  return sql<boolean>`(select coalesce(bool_and(strpos(fold_text(l.title), fold_text(word)) > 0), true)
    from unnest(${words}::text[]) as word)`
}

/** Sorted as in the list above the table. */
const pressing = sql`case when ${buildOffersWaitingSql('l.id')} > 0 then 1
  when ${buildQuestionsWaitingSql('l.id')} > 0 then 2
  when l.status = 'suspended' or ${buildStatusReasonSql('l')} is not null then 3
  when ${hasSalesToSettle} then 4
  when ${endsSoonWithoutBids} then 5 else 6 end`

const closesFirst = sql`case when l.status = 'active' then d.closes_at end nulls last`

const byTitle = sql`fold_text(coalesce(l.title, ''))`
const byPrice = sql`coalesce(d.price_cents, case l.sale_method when 'auction' then l.start_price_cents else l.buy_now_price_cents end)`

const orders: Record<OwnSort, RawBuilder<unknown>> = {
  needs_me: sql`${pressing}, ${closesFirst}`,
  newest: sql`l.id desc`,
  title_a_to_z: byTitle,
  title_z_to_a: sql`${byTitle} desc`,
  lowest_price: sql`${byPrice} nulls last`,
  highest_price: sql`${byPrice} desc nulls last`,
  closing_soon: closesFirst,
  closing_late: sql`case when l.status = 'active' then d.closes_at end desc nulls last`,
  most_watched: sql`${buildWatchersSql('l.id')} desc`,
  least_watched: buildWatchersSql('l.id'),
  most_viewed: sql`${buildViewsSql('l.id')} desc`,
  least_viewed: buildViewsSql('l.id'),
  most_bids: sql`coalesce(d.bid_count, 0) desc`,
  fewest_bids: sql`coalesce(d.bid_count, 0)`,
}

const isShown = ({ status, q, rounds }: OwnFilter) =>
  sql<boolean>`${status === undefined ? sql`true` : status === 'sold' ? isOrHasSold : hasStatus(status)}
    and ${titleContains(q)} and ${rounds === 'latest' ? sql`not ${isFolded}` : sql`true`}`

/** The newest first. */
export async function selectOwnIds(db: Db, sellerId: AccountId, filter: OwnFilter): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('listings as l')
    .select('l.id')
    .where('l.seller_id', '=', sellerId)
    .where(isShown(filter))
    .orderBy('l.id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

export async function selectOwnPage(db: Db, sellerId: AccountId, { sort, page, limit, ...filter }: OwnPage) {
  return await db
    .selectFrom('listings as l')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoin('scheduled_starts as s', 's.listing_id', 'l.id')
    .leftJoin('listing_holds as h', (on) =>
      on
        .onRef('h.listing_id', '=', 'l.id')
        .on('h.ended_at', 'is', null)
        .on('l.status', '=', 'active')
        .on('h.until', '>', sql<Date>`clock_timestamp()`),
    )
    .leftJoin('accounts as buyer', 'buyer.id', 'h.held_for')
    .select([
      'h.until as hold_until',
      'h.note as hold_note',
      'buyer.id as buyer_id',
      'buyer.display_name as buyer_name',
    ])
    .select(['l.id', 'l.type', 'l.status', 'l.title', 'l.sale_method', 'l.quantity', 'l.updated_at'])
    .select([
      'l.start_price_cents',
      'l.reserve_price_cents',
      'l.buy_now_price_cents',
      'l.closes_at as planned_closes_at',
      's.starts_at as scheduled_start',
    ])
    .select([
      'd.price_cents',
      'd.bid_count',
      'd.reserve_price_cents as deal_reserve_cents',
      'd.quantity_left',
      'd.version as deal_version',
    ])
    .select([
      'd.closes_at',
      buildWatchersSql('l.id').as('watchers'),
      buildQuestionsWaitingSql('l.id').as('questions_waiting'),
      buildOffersWaitingSql('l.id').as('offers_waiting'),
      buildViewsSql('l.id').as('views'),
      sql<boolean>`l.status = 'active' and ${buildFeaturedSql('l.id')}`.as('is_featured'),
      buildCoverSql('l.id').as('cover_id'),
      buildStatusReasonSql('l').as('status_reason'),
      buildPropertyBriefSql('l').as('property_brief'),
    ])
    .select(
      sql<ListingId | null>`(select r.listing_id from relistings r where r.earlier_id = l.id)`.as(
        'relisted_as',
      ),
    )
    .select(buildEarlierRoundsSql('l.id').as('earlier_rounds'))
    .select([buildSoldPiecesSql('l.id').as('sold_pieces'), buildSoldTotalSql('l.id').as('sold_total_cents')])
    .select(buildFallenThroughSql('l.id').as('fallen_through'))
    .where('l.seller_id', '=', sellerId)
    .where(isShown(filter))
    .orderBy(orders[sort])
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}
