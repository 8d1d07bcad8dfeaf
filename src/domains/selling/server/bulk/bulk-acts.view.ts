import type { BulkAct, BulkFields, BulkItem } from '#domains/selling/common/bulk-acts.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { BulkActRow, BulkItemRow } from './bulk-acts.queries.ts'

export function bulkActView(act: BulkActRow, rows: BulkItemRow[], feeCents: number): BulkAct {
  const items = rows.map(itemView)
  const count = (state: BulkItem['state']) => items.filter((item) => item.state === state).length
  const stays = count('stays')
  return {
    id: act.id,
    kind: act.kind,
    undoes: act.undoes,
    state: getState(act),
    matching: act.matching,
    counts: {
      planned: items.length - stays,
      stays,
      waiting: count('waiting'),
      done: count('done'),
      refused: count('refused'),
      changed: count('changed'),
    },
    sums: act.kind === 'price' ? sumPrices(items) : null,
    fee_cents: feeCents,
    may_undo: mayUndo(act, count('done')),
    items,
    created_at: act.created_at.toISOString(),
  }
}

const undone: BulkAct['kind'][] = ['price', 'quantity', 'delivery']

export const mayUndo = (
  { kind, undoes, finished_at: finishedAt }: Pick<BulkActRow, 'kind' | 'undoes' | 'finished_at'>,
  doneCount: number,
): boolean => finishedAt !== null && undoes === null && undone.includes(kind) && doneCount > 0

type Times = Pick<BulkActRow, 'started_at' | 'stopped_at' | 'finished_at'>

function getState(act: Times): BulkAct['state'] {
  if (act.finished_at) return act.stopped_at ? 'stopped' : 'done'
  if (!act.started_at) return 'planned'
  return act.stopped_at ? 'stopping' : 'running'
}

const itemView = (row: BulkItemRow): BulkItem => ({
  listing_id: row.listing_id,
  type: row.type,
  title: row.title,
  bid_count: row.bid_count,
  before: fromColumn<BulkFields>(row.before),
  after: fromColumn<BulkFields>(row.after),
  state: row.outcome ?? (row.refusal === null ? 'waiting' : 'stays'),
  refusal: row.refusal,
  relisted_as: row.relisted_as,
})

const sumCents = (fields: BulkFields) =>
  (fields.start_price_cents ?? 0) + (fields.buy_now_price_cents ?? 0) + (fields.reserve_price_cents ?? 0)

function sumPrices(items: BulkItem[]): BulkAct['sums'] {
  const planned = items.filter(({ state }) => state !== 'stays')
  const sum = (side: 'before' | 'after') => planned.reduce((cents, item) => cents + sumCents(item[side]), 0)
  return { before_cents: sum('before'), after_cents: sum('after') }
}
