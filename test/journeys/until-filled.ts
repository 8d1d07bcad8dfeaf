import { setTimeout as pause } from 'node:timers/promises'
import { inMarketDatabase } from './market-database.ts'

const mostSeconds = 180

/**
 * Waits because data the demo still adds could displace what a journey looks for: the notification
 * list shows the ten newest.
 */
export default async function waitUntilFilled(): Promise<void> {
  await inMarketDatabase(async (client) => {
    for (let waitedSeconds = 0; waitedSeconds < mostSeconds; waitedSeconds += 1) {
      const filling = `select from graphile_worker.jobs where task_identifier = 'fill_demo'
                       union all select from outbox_events where dispatched_at is null`
      if ((await client.query(filling)).rowCount === 0) return
      await pause(1_000)
    }
    throw new Error(`The demo was not filled in within ${mostSeconds} s.`)
  })
}
