import { sql } from 'kysely'
import type { DayOfReport, AdvertisementPlace } from '#domains/advertising/common/advertisements.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { today } from '../advertisements.queries.ts'

export interface Span {
  from: string
  to: string
}

/** @returns by default the last 30 days, today included */
export async function selectSpan(
  db: Db,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Span> {
  const { rows } = await sql<Span>`
    select coalesce(${from ?? null}::date, wanted.last - 29)::text as from, wanted.last::text as to
      from (select coalesce(${to ?? null}::date, ${today}) as last) wanted`.execute(db)
  return must(rows[0], 'report')
}

const countedOf = (id: number, { from, to }: Span) => sql`
  select day, placement, impressions, clicks from advertisement_days
   where advertisement_id = ${id}::bigint and day between ${from}::date and ${to}::date
  union all
  select day, placement, (kind = 'impression')::int, (kind = 'click')::int from advertisement_events
   where advertisement_id = ${id}::bigint and day between ${from}::date and ${to}::date`

export async function selectDays(db: Db, id: number, span: Span): Promise<DayOfReport[]> {
  const { rows } = await sql<DayOfReport>`
    select to_char(calendar.at, 'YYYY-MM-DD') as day,
           coalesce(sum(c.impressions), 0)::int8 as impressions, coalesce(sum(c.clicks), 0)::int8 as clicks
      from generate_series(${span.from}::date::timestamp, ${span.to}::date::timestamp, '1 day') as calendar (at)
      left join (${countedOf(id, span)}) c on c.day = calendar.at::date
     group by calendar.at order by calendar.at`.execute(db)
  return rows
}

export interface FiguresOfPlace {
  place: AdvertisementPlace
  impressions: number
  clicks: number
}

export async function selectByPlace(db: Db, id: number, span: Span): Promise<FiguresOfPlace[]> {
  const { rows } = await sql<FiguresOfPlace>`
    select placement as place, sum(impressions)::int8 as impressions, sum(clicks)::int8 as clicks
      from (${countedOf(id, span)}) c group by placement`.execute(db)
  return rows
}
