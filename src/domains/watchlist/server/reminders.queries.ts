import { sql } from 'kysely'
import { reminderHours, suggestedReminders } from '#domains/watchlist/common/watching.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

const longest = Math.max(...reminderHours)
const requestedHours = sql<
  number[]
>`coalesce(f.reminder_hours, usual.hours, ${[...suggestedReminders]}::bigint[])`

export async function selectToRemind(db: Db): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    select distinct d.listing_id
      from deals d
      join listings l on l.id = d.listing_id
      join favourites f on f.listing_id = d.listing_id
      left join usual_reminders usual on usual.account_id = f.account_id
      cross join lateral unnest(${requestedHours}) as asked (hours)
      left join favourite_reminders r on r.favourite_id = f.id and r.hours = asked.hours
     where d.closed_at is null and d.kind = 'auction' and l.status = 'active'
       and d.closes_at > clock_timestamp()
       and d.closes_at <= clock_timestamp() + ${longest} * interval '1 hour'
       and d.closes_at <= clock_timestamp() + asked.hours * interval '1 hour'
       and (r.favourite_id is null or r.closes_at < d.closes_at)
     order by d.listing_id`.execute(db)
  return rows.map((row) => row.listing_id)
}

/** Locks the favourites, then reads closing and clock: two workers are serialised. */
export async function lockWatchers(tx: Tx, which: { listing_id?: ListingId; account_id?: AccountId }) {
  const { listing_id: listingId, account_id: accountId } = which
  const locked = await tx
    .selectFrom('favourites as f')
    .select('f.id')
    .$call(ifGiven(listingId, (query, value) => query.where('f.listing_id', '=', value)))
    .$call(ifGiven(accountId, (query, value) => query.where('f.account_id', '=', value)))
    .orderBy('f.id')
    .forUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  const [watchers, sent] = [await selectWatchers(tx, ids), await selectReminded(tx, ids)]
  return {
    watchers,
    sent: Map.groupBy(sent, ({ favourite_id: favouriteId }) => favouriteId),
    now: await readClock(tx),
  }
}

async function selectWatchers(tx: Tx, favouriteIds: number[]) {
  return await tx
    .selectFrom('favourites as f')
    .innerJoin('deals as d', 'd.listing_id', 'f.listing_id')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .leftJoin('usual_reminders as usual', 'usual.account_id', 'f.account_id')
    .select(['f.id', 'f.account_id', 'f.listing_id', 'f.reminder_hours', 'usual.hours as usual_hours'])
    .select(sql<Date>`d.closes_at`.as('closes_at'))
    .where('f.id', '=', sql<number>`any(${favouriteIds}::bigint[])`)
    .where('d.kind', '=', 'auction')
    .where('d.closed_at', 'is', null)
    .where('d.closes_at', 'is not', null)
    .where('l.status', '=', 'active')
    .orderBy('f.id')
    .execute()
}

async function selectReminded(tx: Tx, favouriteIds: number[]) {
  return await tx
    .selectFrom('favourite_reminders')
    .select(['favourite_id', 'hours', 'closes_at'])
    .where('favourite_id', '=', sql<number>`any(${favouriteIds}::bigint[])`)
    .execute()
}

export async function selectUsualReminders(db: Db, accountId: AccountId): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('usual_reminders')
    .select('hours')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.hours
}
