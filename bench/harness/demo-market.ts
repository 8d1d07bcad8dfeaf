import { fillDemoTask } from '#demo/demo.jobs.ts'
import { reactions, tasks } from '#app/server/build-worker.ts'
import { openMarket } from '#demo/open-market.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'
import type { Stand } from './stand.ts'

/** The small demo, the same each time, with all that follows from it done. */
export const fillSmallMarket = (stand: Pick<Stand, 'platform'>) => fillDemo(stand, 'small')

/** The full one takes minutes. Does nothing more where it was kept. */
export async function fillDemo({ platform }: Pick<Stand, 'platform'>, size: 'small' | 'full') {
  await openMarket(platform, size, () => {}, { seed: 1 })
  await settleOutbox(platform, reactions, [...tasks, fillDemoTask])
}
