import type { Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { MarketTerms } from './planned-listing.ts'

export interface Fill extends MarketTerms {
  next: number
}

export const fillDemo: TaskKind<Fill> = { name: 'fill_demo' }

export async function fillOn(tx: Tx, fill: Fill, runAt?: Date): Promise<void> {
  await enqueue(tx, fillDemo, fill, { jobKey: 'fill_demo', ...(runAt ? { runAt } : {}) })
}
