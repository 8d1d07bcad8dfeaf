import type { Tx } from '#server/platform/database/db.ts'
import { enqueue, type TaskKind } from '#server/platform/jobs/jobs.ts'
import type { MarketTerms } from './planned-listing.ts'

export interface Fill extends MarketTerms {
  next: number
}

export const fillDemo: TaskKind<Fill> = { name: 'fill_demo' }

export async function fillOn(tx: Tx, fill: Fill, run_at?: Date): Promise<void> {
  await enqueue(tx, fillDemo, fill, { job_key: 'fill_demo', ...(run_at ? { run_at } : {}) })
}
