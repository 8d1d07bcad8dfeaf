import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { limitKey } from '#platform/server/http/limits/client-address.ts'

const today = sql<string>`(clock_timestamp() at time zone 'Pacific/Auckland')::date`

/**
 * A mobile network has many people behind an address, and so may a client that fakes a thousand
 * browsers.
 */
const viewersBehindAnAddress = 50

/** Once per viewer and day; bots don't count. */
export async function countView(
  db: Db,
  listingId: ListingId,
  accountId: AccountId | null,
  client: Client,
): Promise<void> {
  if (client.device === '' || isbot(client.device)) return
  await transact(db, async (tx) => {
    const { day, salt } = (await selectSalt(tx)) ?? (await makeSalt(tx))
    const mark = (text: string) => createHash('sha256').update(`${salt} ${text}`).digest().subarray(0, 8)
    const line = mark(accountId === null ? limitKey(client.address) : `account ${accountId}`)
    const viewer = Buffer.concat([
      line,
      mark(`${line.toString('hex')} ${accountId === null ? client.device : ''}`),
    ])
    const afterLine = Buffer.concat([line, Buffer.alloc(9, 0xff)])
    await sql`
      insert into listing_views (listing_id, viewer, day)
      select ${listingId}, ${viewer}, ${day}
       where (select count(*) from listing_views v where v.listing_id = ${listingId} and v.day = ${day}
                and v.viewer >= ${line} and v.viewer < ${afterLine}) < ${viewersBehindAnAddress}
      on conflict do nothing`.execute(tx)
  })
}

async function selectSalt(tx: Tx) {
  return await tx
    .selectFrom('listing_view_salts')
    .select([sql<string>`day::text`.as('day'), 'salt'])
    .where('day', '=', today)
    .executeTakeFirst()
}

/** If two first views of a day come at once, the second uses the first's salt. */
async function makeSalt(tx: Tx) {
  return await tx
    .insertInto('listing_view_salts')
    .values({ day: today })
    .onConflict((on) => on.column('day').doUpdateSet({ day: sql`excluded.day` }))
    .returning([sql<string>`day::text`.as('day'), 'salt'])
    .executeTakeFirstOrThrow()
}

/** Sums past days and deletes the viewers. */
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
