import { fillDemoTask } from '#demo/demo.jobs.ts'
import { reactions } from '#app/server/all-domains.ts'
import { tasks } from '#app/server/build-worker.ts'
import { openMarket } from '#demo/open-market.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'
import type { Stand } from './stand.ts'

/** Fills the small demo, the same each time, and finishes its background jobs. */
export const fillSmallMarket = (stand: Pick<Stand, 'platform'>) => fillDemo(stand, 'small')

/** The full demo takes minutes. Does nothing if the database was left from the last time. */
export async function fillDemo({ platform }: Pick<Stand, 'platform'>, size: 'small' | 'full') {
  await openMarket(platform, size, () => {}, { seed: 1 })
  await settleOutbox(platform, reactions, [...tasks, fillDemoTask])
}
