import type { BulkAct } from '#domains/selling/common/bulk-acts.ts'
import { readWithdrawalFee } from '#domains/trade-payments/server/fees/fees.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectItems, type BulkActRow, type BulkItemRow } from './bulk-acts.queries.ts'
import { bulkActView } from './bulk-acts.view.ts'

export async function readBulkAct(db: Db, act: BulkActRow): Promise<BulkAct> {
  const items = await selectItems(db, act.id)
  const isOffered = act.kind === 'withdraw' && act.started_at === null
  return bulkActView(act, items, isOffered ? await sumFees(db, act, items) : 0)
}

/** Withdrawing costs a fee where people have bid, as was agreed when it was listed. */
async function sumFees(db: Db, { account_id: accountId }: BulkActRow, items: BulkItemRow[]): Promise<number> {
  let sumCents = 0
  for (const { listing_id: id, bid_count: bidCount, refusal } of items)
    if (id !== null && bidCount > 0 && refusal === null)
      sumCents += (await readWithdrawalFee(db, id, accountId)) ?? 0
  return sumCents
}
