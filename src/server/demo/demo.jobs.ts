import { transact } from '../platform/db.ts'
import { enqueue, task } from '../platform/jobs.ts'
import type { Tx } from '../platform/db.ts'
import type { MarketTerms } from './market-plan.ts'

interface Fill extends MarketTerms {
  /** How far the plan has been followed. */
  next: number
}

/** A few listings, then the next job: stopping never waits long, and what is left stays written down. */
export const fillDemoTask = task({
  name: 'fill_demo',
  run: async ({ next, ...terms }: Fill, platform) => {
    const { fillSome } = await import('./open-market.ts')
    const reached = await fillSome(platform, terms, next)
    if (reached !== null) await transact(platform.db, (tx) => fillOn(tx, { ...terms, next: reached }))
  },
})

export async function fillOn(tx: Tx, fill: Fill, run_at?: Date): Promise<void> {
  await enqueue(tx, fillDemoTask, fill, { job_key: 'fill_demo', ...(run_at ? { run_at } : {}) })
}
