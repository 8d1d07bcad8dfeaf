import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { CountRow, MedianRow, QuarterRow } from './transparency.rules.ts'

/** Newest first, with the current one, which lasts until today. */
export async function selectQuarters(
  db: Db,
  whole: number,
): Promise<{ as_of: Date; quarters: QuarterRow[] }> {
  const { rows } = await sql<QuarterRow & { as_of: Date }>`
    with clock as (select at, at at time zone 'Pacific/Auckland' as here from clock_timestamp() as at),
    quarters as (
      select at, here, date_trunc('quarter', here) - make_interval(months => 3 * n) as first
        from clock, generate_series(0, ${whole}::int) as n
    )
    select at as as_of, first::date::text as "from",
           least(here::date, (first + interval '3 months')::date - 1)::text as "to"
      from quarters order by first desc`.execute(db)
  return { as_of: must(rows[0], 'as_of').as_of, quarters: rows.map(({ from, to }) => ({ from, to })) }
}

/** Each row has its start, its kind, and its present outcome. */
const counted = sql`
  select flagged_at as at, 'reports' as tbl, case when reporter_id is null then 'found' else 'listing' end as subject,
         coalesce(outcome, 'waiting') as outcome, decided_at
    from flags
  union all
  select flagged_at, 'reports', case when kind in ('question', 'answer') then 'message' else kind end,
         coalesce(outcome, 'waiting'), decided_at
    from member_flags
  union all
  select at, 'acts', 'listing_suspended', case when lifted_at is null then 'stands' else 'undone' end, null
    from listing_suspensions where cause = 'admin'
  union all
  select removed_at, 'acts', 'review_removed', 'stands', null from reviews where removed_at is not null
  union all
  select f.decided_at, 'acts', 'words_removed', 'stands', null
    from member_flags f
   where f.outcome = 'upheld'
     and (exists (select from chat_messages m where m.id = f.message_id and m.removed_at is not null)
       or exists (select from questions q where f.kind = 'question' and q.id = f.question_id and q.moderated_at is not null)
       or (f.kind = 'answer' and not exists (select from question_answers qa
             where qa.question_id = f.question_id and qa.removed_at is null)))
  union all
  select warned_at, 'acts', 'warning', case when withdrawn_at is null then 'stands' else 'undone' end, null
    from warnings
  union all
  select at, 'acts', 'account_' || kind, case when lifted_by is null then 'stands' else 'undone' end, null
    from account_suspensions
  union all
  select first.at, 'appeals', 'listing',
         case when s.lifted_at > first.at and s.lifted_by is not null then 'overturned'
              when last.is_sellers and s.lifted_at is null then 'waiting'
              when last.is_sellers and answer.at is null then 'lapsed' else 'upheld' end,
         case when s.lifted_at > first.at and s.lifted_by is not null then s.lifted_at else answer.at end
    from listing_suspensions s
    cross join lateral (select m.at from appeal_messages m
           where m.suspension_id = s.id and m.is_sellers order by m.id limit 1) as first
    cross join lateral (select m.is_sellers from appeal_messages m
           where m.suspension_id = s.id order by m.id desc limit 1) as last
    cross join lateral (select min(m.at) as at from appeal_messages m
           where m.suspension_id = s.id and not m.is_sellers) as answer
   where s.cause = 'admin'
  union all
  select first.at, 'appeals', 'account',
         case when s.lifted_at > first.at and s.lifted_by is not null then 'overturned'
              when last.is_owners and s.lifted_at is null then 'waiting'
              when last.is_owners and answer.at is null then 'lapsed' else 'upheld' end,
         case when s.lifted_at > first.at and s.lifted_by is not null then s.lifted_at else answer.at end
    from account_suspensions s
    cross join lateral (select m.at from account_appeals m
           where m.suspension_id = s.id and m.is_owners order by m.id limit 1) as first
    cross join lateral (select m.is_owners from account_appeals m
           where m.suspension_id = s.id order by m.id desc limit 1) as last
    cross join lateral (select min(m.at) as at from account_appeals m
           where m.suspension_id = s.id and not m.is_owners) as answer
  union all
  select first.at, 'appeals', 'warning',
         case when w.withdrawn_at > first.at then 'overturned' when last.is_owners then 'waiting' else 'upheld' end,
         coalesce(case when w.withdrawn_at > first.at then w.withdrawn_at end, answer.at)
    from warnings w
    cross join lateral (select m.at from warning_appeals m
           where m.warning_id = w.id and m.is_owners order by m.id limit 1) as first
    cross join lateral (select m.is_owners from warning_appeals m
           where m.warning_id = w.id order by m.id desc limit 1) as last
    cross join lateral (select min(m.at) as at from warning_appeals m
           where m.warning_id = w.id and not m.is_owners) as answer
  union all
  select opened_at, 'sale_disputes', 'sale', coalesce(outcome, 'waiting'),
         case when outcome <> 'withdrawn' then decided_at end
    from trade_disputes
  union all
  select disputed_at, 'review_disputes', 'review', coalesce(outcome, 'waiting'), decided_at from review_disputes`

const inQuarters = (from: string) => sql`
  select date_trunc('quarter', c.at at time zone 'Pacific/Auckland')::date::text as quarter, c.*
    from (${counted}) as c
   where c.at >= ${from}::date::timestamp at time zone 'Pacific/Auckland'`

export async function selectCounted(db: Db, from: string): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select quarter, tbl, subject, outcome, count(*)::int as count
      from (${inQuarters(from)}) as c group by 1, 2, 3, 4`.execute(db)
  return rows
}

export async function selectMedians(db: Db, from: string): Promise<MedianRow[]> {
  const { rows } = await sql<MedianRow>`
    select quarter, tbl, count(*)::int as decided,
           round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - at) / 60))::int as minutes
      from (${inQuarters(from)}) as c
     where decided_at is not null and outcome <> 'waiting'
     group by grouping sets ((quarter, tbl), (tbl))`.execute(db)
  return rows
}
