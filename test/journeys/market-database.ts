import pg from 'pg'
import { embeddedConnection } from '#server/platform/database/embedded-postgres.ts'

/** In the database of the market that the journeys go through, for what no call can bring about: time that has passed. */
export async function inMarketDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(embeddedConnection(process.env.HOKO_JOURNEYS_DATA!)!)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
