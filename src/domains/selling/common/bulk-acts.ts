import { operation } from '#platform/common/operation.ts'
import type * as shapes from './bulk-acts.shapes.ts'

export type * from './bulk-acts.shapes.ts'

/** Listings of one act. */
export const maxBulk = 500

export const bulkKinds = [
  'price',
  'quantity',
  'delivery',
  'duration',
  'relist',
  'withdraw',
  'delete_drafts',
] as const
export type BulkKind = (typeof bulkKinds)[number]

/** `listed` is the start price of an auction, and the price of everything else. */
export const bulkPrices = ['listed', 'buy_now', 'reserve'] as const
export type BulkPrice = (typeof bulkPrices)[number]

export const maxQuantity = 10_000

export const planBulkAct = operation<typeof shapes.planBulkAct>('POST /plan-bulk-act')({
  name: 'planBulkAct',
  summary:
    'Plan one act on many listings of mine: what would change of each, what wouldn’t and why. Nothing changes until it’s run. At most 500 at a time',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  status: 201,
})

export const getBulkAct = operation<typeof shapes.getBulkAct>('GET /bulk-act/{id}')({
  name: 'getBulkAct',
  summary: 'A planned act on many listings of mine: how far it is, and what became of each',
  access: 'user',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})

export const runBulkAct = operation<typeof shapes.runBulkAct>('POST /bulk-act/{id}/run')({
  name: 'runBulkAct',
  summary:
    'Run a planned act once, however often it’s called. Listings that have changed since the plan are left alone',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
})

export const stopBulkAct = operation<typeof shapes.stopBulkAct>('POST /bulk-act/{id}/stop')({
  name: 'stopBulkAct',
  summary: 'Stop a running act after the listing it’s at; the others stay as they are',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
})

export const planUndo = operation<typeof shapes.planUndo>('POST /bulk-act/{id}/undo')({
  name: 'planUndo',
  summary:
    'Plan the way back of an act on prices, quantities or delivery; what has been bid on or changed since stays',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  status: 201,
})
