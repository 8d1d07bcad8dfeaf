import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

export async function countSuburbs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('suburbs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function hasNeighbours(db: Db): Promise<boolean> {
  return (await db.selectFrom('suburb_neighbours').select('suburb').limit(1).execute()).length > 0
}

/** The most suburbs beside one. */
const maxNeighbours = 6
/** Suburbs further away are beside none, in kilometres. */
const maxKm = 30

/**
 * Finds the suburbs beside each one: the nearest six, out to twice as far as the second nearest. In a city these are
 * next door; in the country they are the next towns.
 */
export async function fillNeighbours(tx: Tx): Promise<void> {
  await tx.deleteFrom('suburb_neighbours').execute()
  // A degree of latitude has 111 km; boxes first, as few suburbs lie within one.
  await sql`
    insert into suburb_neighbours (suburb, neighbour, distance_m)
    select slug, neighbour, distance_m from (
      select s.slug, near.*, nth_value(near.distance_m, 2) over (partition by s.slug order by near.distance_m
               rows between unbounded preceding and unbounded following) as second_m
        from suburbs s cross join lateral (
          select o.slug as neighbour, round(12742000 * asin(least(1, sqrt(
                   sin(radians(o.latitude - s.latitude) / 2) ^ 2
                   + cos(radians(s.latitude)) * cos(radians(o.latitude))
                     * sin(radians(o.longitude - s.longitude) / 2) ^ 2))))::integer as distance_m
            from suburbs o
           where o.slug <> s.slug
             and o.latitude between s.latitude - ${maxKm / 111} and s.latitude + ${maxKm / 111}
             and o.longitude between s.longitude - ${(2 * maxKm) / 111} and s.longitude + ${(2 * maxKm) / 111}
           order by distance_m, o.slug limit ${maxNeighbours}) near) nearest
     where distance_m <= ${maxKm * 1000} and distance_m <= 2 * coalesce(second_m, distance_m)`.execute(tx)
}
