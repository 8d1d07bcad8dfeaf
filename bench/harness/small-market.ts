import { reactions, tasks } from '#server/build-worker.ts'
import { openMarket } from '#server/demo/open-market.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'
import type { Stand } from './stand.ts'

/** The small demo, the same each time, with all that follows from it done. */
export async function fillSmallMarket({ platform }: Pick<Stand, 'platform'>) {
  await openMarket(platform, 'small', () => {}, { seed: 1 })
  await settleOutbox(platform, reactions, tasks)
}
