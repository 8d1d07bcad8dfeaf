import pg from 'pg'
import { embeddedConnection } from '#platform/server/database/embedded-postgres.ts'

export async function inMarketDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(embeddedConnection(process.env.HOKO_JOURNEYS_DATA!)!)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
