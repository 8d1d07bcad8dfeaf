import { expect, type APIRequestContext } from '@playwright/test'
import { inMarketDatabase } from './market-database.ts'

/** Moves an auction's closing, so that it comes first among those that close soon. */
export async function closeInMinutes(listingId: number, minutes: number): Promise<void> {
  await inMarketDatabase(async (client) => {
    const due = await client.query<{ at: Date }>(
      'select clock_timestamp() + make_interval(mins => $1) as at',
      [minutes],
    )
    for (const [table, id] of [
      ['listings', 'id'],
      // Comes last, because the auction may close from here on.
      ['deals', 'listing_id'],
    ])
      await client.query(`update ${table} set closes_at = $1 where ${id} = $2`, [due.rows[0]!.at, listingId])
  })
}

/** Moves an auction's closing to now; the worker closes it as usual. */
export async function closeNow(request: APIRequestContext, listingId: number): Promise<void> {
  await closeInMinutes(listingId, 0)
  const status = async () => (await (await request.get(`/api/listing/${listingId}`)).json()).status
  await expect.poll(status).not.toBe('active')
}
