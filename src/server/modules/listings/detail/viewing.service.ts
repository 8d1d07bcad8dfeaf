import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import type { Client } from '#server/platform/http/call.ts'

const today = sql<string>`(clock_timestamp() at time zone 'Pacific/Auckland')::date`

/** Once per viewer and day; bots don't count. */
export async function countView(
  db: Db,
  listing_id: number,
  account_id: number | null,
  client: Client,
): Promise<void> {
  if (client.device === '' || isbot(client.device)) return
  await transact(db, async (tx) => {
    const { day, salt } = (await selectSalt(tx)) ?? (await makeSalt(tx))
    const who = account_id === null ? `${client.address} ${client.device}` : `account ${account_id}`
    const viewer = createHash('sha256').update(`${salt} ${who}`).digest().subarray(0, 16)
    await tx
      .insertInto('listing_views')
      .values({ listing_id, viewer, day })
      .onConflict((on) => on.doNothing())
      .execute()
  })
}

async function selectSalt(tx: Tx) {
  return await tx
    .selectFrom('listing_view_salts')
    .select([sql<string>`day::text`.as('day'), 'salt'])
    .where('day', '=', today)
    .executeTakeFirst()
}

/** Of two concurrent first views of a day, the second uses the first's salt. */
async function makeSalt(tx: Tx) {
  return await tx
    .insertInto('listing_view_salts')
    .values({ day: today })
    .onConflict((on) => on.column('day').doUpdateSet({ day: sql`excluded.day` }))
    .returning([sql<string>`day::text`.as('day'), 'salt'])
    .executeTakeFirstOrThrow()
}

/** Adds up past days and deletes who looked. */
export async function foldViews(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await sql`
      with past as (delete from listing_views where day < ${today} returning listing_id, day), days as (
        insert into listing_view_days (listing_id, day, views)
        select listing_id, day, count(*) from past group by listing_id, day
        on conflict (listing_id, day) do update set views = listing_view_days.views + excluded.views
      )
      insert into listing_view_counts (listing_id, views)
      select listing_id, count(*) from past group by listing_id
      on conflict (listing_id) do update set views = listing_view_counts.views + excluded.views`.execute(tx)
    await tx.deleteFrom('listing_view_salts').where('day', '<', today).execute()
  })
}
