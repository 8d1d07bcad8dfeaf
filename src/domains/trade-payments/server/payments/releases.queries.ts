import { sql } from 'kysely'
import { releaseByDay } from '#domains/trade-payments/common/trade-payments.ts'
import type { Db } from '#platform/server/database/db.ts'

const batch = 200

/** Trades whose money is released by itself now: nobody has objected, and the seller is active. */
export async function selectDueReleases(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('trade_payments as p')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .innerJoin('accounts as s', 's.id', 'p.seller_id')
    .select('p.trade_id')
    .distinct()
    .where('p.status', '=', 'held')
    .where('p.release_at', '<=', now)
    .where('t.status', '=', 'sent')
    .where('s.status', '<>', 'suspended')
    .where(sql<boolean>`not exists (select from release_stops where ended_at is null)`)
    .orderBy('p.trade_id')
    .limit(batch)
    .execute()
  return rows.map(({ trade_id: id }) => id)
}

/** Trades that were paid here too long ago, and never sent. */
export async function selectNeverSent(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('trade_payments as p')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .select('p.trade_id')
    .distinct()
    .where('p.status', '=', 'held')
    .where('p.paid_at', '<=', new Date(now.getTime() - (releaseByDay - 1) * 86_400_000))
    .where('t.status', 'in', ['agreed', 'paid'])
    .orderBy('p.trade_id')
    .limit(batch)
    .execute()
  return rows.map(({ trade_id: id }) => id)
}

/** Trades that ended while their money could not follow. */
export async function selectLeftBehind(db: Db): Promise<{ trade_id: number; status: string }[]> {
  return await db
    .selectFrom('trade_payments as p')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .select(['p.trade_id', 't.status'])
    .distinct()
    .where('p.status', '=', 'held')
    .where('t.status', 'in', ['completed', 'cancelled'])
    .where(sql<boolean>`not exists (select from release_stops where ended_at is null)`)
    .orderBy('p.trade_id')
    .limit(batch)
    .execute()
}

/** Returns what the buyer of a trade paid on Hoko and nobody has yet. */
export async function sumWaiting(db: Db, tradeId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(b.amount_cents), 0)::bigint as cents
      from trade_payments p join payment_balances b on b.payment_id = p.id
     where p.trade_id = ${tradeId} and b.account = ${'held'}`.execute(db)
  return rows[0]?.cents ?? 0
}
