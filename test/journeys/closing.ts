import { expect, type APIRequestContext } from '@playwright/test'
import { inMarketDatabase } from './market-database.ts'

/** Moves an auction's closing to now; the worker closes it as usual. */
export async function closeNow(request: APIRequestContext, listingId: number): Promise<void> {
  await inMarketDatabase(async (client) => {
    const due = await client.query<{ at: Date }>('select clock_timestamp() as at')
    for (const [table, id] of [
      ['listings', 'id'],
      // Comes last, because the auction may close from here on.
      ['deals', 'listing_id'],
    ])
      await client.query(`update ${table} set closes_at = $1 where ${id} = $2`, [due.rows[0]!.at, listingId])
  })
  const status = async () => (await (await request.get(`/api/listing/${listingId}`)).json()).status
  await expect.poll(status).not.toBe('active')
}
