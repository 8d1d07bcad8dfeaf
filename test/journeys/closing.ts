import { expect, type APIRequestContext } from '@playwright/test'
import { inMarketDatabase } from './market-database.ts'

/** Brings an auction to its end at once, where a journey begins after the closing; the worker closes it as any other. */
export async function closeNow(request: APIRequestContext, listing_id: number): Promise<void> {
  await inMarketDatabase(async (client) => {
    const due = await client.query<{ at: Date }>('select clock_timestamp() as at')
    for (const [table, id] of [
      ['listings', 'id'],
      // Last: from here on it may close at any moment.
      ['deals', 'listing_id'],
    ])
      await client.query(`update ${table} set closes_at = $1 where ${id} = $2`, [due.rows[0]!.at, listing_id])
  })
  const status = async () => (await (await request.get(`/api/listing/${listing_id}`)).json()).status
  await expect.poll(status).not.toBe('active')
}
