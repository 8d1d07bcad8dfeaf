import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { AdvertisementRow } from './advertisements.rules.ts'

export const today = sql<string>`(clock_timestamp() at time zone 'Pacific/Auckland')::date`

/**
 * Sums what a job has added up and what it hasn't yet; in one statement, so that nothing is counted
 * twice.
 */
const counted = sql`
  select advertisement_id, day, placement, impressions, clicks from advertisement_days
  union all
  select advertisement_id, day, placement, count(*) filter (where kind = 'impression'),
         count(*) filter (where kind = 'click')
    from advertisement_events group by 1, 2, 3`

/**
 * Rotation compares impressions of the last two hours, while events are retained. All start level
 * at midnight, with the daily limits, and whenever an advertisement begins: it would otherwise be
 * shown alone until it had caught up.
 */
const turns = sql`
  select e.advertisement_id, count(*) filter (where e.placement = 'results') as results,
         count(*) filter (where e.placement = 'home') as home
    from advertisement_events e
   where e.kind = 'impression' and e.at >= (
     select greatest(clock.now - interval '2 hours', clock.midnight,
                     max(greatest(b.enabled_at, b.starts_on::timestamp at time zone 'Pacific/Auckland')))
       from advertisements b
      where b.status = 'enabled' and coalesce(b.starts_on <= clock.day, true))
   group by 1`

export async function selectAdvertisements(
  db: Db,
  { id, enabled }: { id?: number; enabled?: true } = {},
): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    with clock as (
      select day, now, day::timestamp at time zone 'Pacific/Auckland' as midnight
        from (select ${today} as day, clock_timestamp() as now) one
    )
    select a.id, a.name, a.link, a.alt, a.image_id, a.placement, a.status, a.starts_on::text, a.ends_on::text,
           a.max_impressions, a.max_clicks, a.max_impressions_per_day, a.max_clicks_per_day,
           a.created_at, a.updated_at, clock.day::text as day,
           coalesce(f.impressions, 0)::int8 as impressions, coalesce(f.clicks, 0)::int8 as clicks,
           json_build_object('impressions', coalesce(f.impressions_today, 0),
                             'clicks', coalesce(f.clicks_today, 0)) as today,
           json_build_object('results', coalesce(t.results, 0), 'home', coalesce(t.home, 0)) as shown
      from clock cross join advertisements a
      left join lateral (
        select sum(c.impressions) as impressions, sum(c.clicks) as clicks,
               sum(c.impressions) filter (where c.day = clock.day) as impressions_today,
               sum(c.clicks) filter (where c.day = clock.day) as clicks_today
          from (${counted}) c where c.advertisement_id = a.id
      ) f on true
      left join lateral (${turns}) t on t.advertisement_id = a.id
     where (${id ?? null}::bigint is null or a.id = ${id ?? null}::bigint)
       and (not ${enabled ?? false}::boolean or a.status = 'enabled')
     order by a.id`.execute(db)
  return rows
}

export async function selectAdvertisement(db: Db, id: number): Promise<AdvertisementRow | undefined> {
  return (await selectAdvertisements(db, { id }))[0]
}

export async function lockAdvertisement(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('advertisements').select('id').where('id', '=', id).forUpdate().execute()
}

export async function selectCounters(db: Db): Promise<{ period: number; amount: number }> {
  return await db.selectFrom('advertisement_counters').select(['period', 'amount']).executeTakeFirstOrThrow()
}
