import { readTradeSummaries } from '#domains/trades/server/terms/summaries.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { NotifiedSale } from '../labels/sales.labels.ts'

export interface Sold {
  trade_id: number | null
  /** For each piece. */
  price_cents: number
  quantity?: number
}

/** A fact may be read after the terms have changed; what is told is what holds now. */
export async function readNotifiedSales(
  db: Db,
  sales: { trade_id: number | null }[],
): Promise<(sale: Sold) => NotifiedSale> {
  const summaries = await readTradeSummaries(
    db,
    sales.flatMap(({ trade_id: tradeId }) => tradeId ?? []),
  )
  return ({ trade_id: tradeId, price_cents: priceCents, quantity = 1 }) => {
    const summary = summaries.get(tradeId ?? 0)
    return {
      trade_id: tradeId,
      price_cents: priceCents,
      quantity: summary?.terms?.quantity ?? quantity,
      terms: summary?.terms ?? null,
      is_pickup_only: summary?.is_pickup_only ?? false,
    }
  }
}

export async function readNotifiedSale(db: Db, sale: Sold): Promise<NotifiedSale> {
  return (await readNotifiedSales(db, [sale]))(sale)
}
