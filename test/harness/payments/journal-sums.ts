import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/** Copies of an agreed trade with its terms, for the same two or others; returns their ids. */
export async function copyTrades(
  db: Db,
  tradeId: number,
  people: { seller_id: AccountId; buyer_id: AccountId; at: Date }[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { seller_id: sellerId, buyer_id: buyerId, at } of people) {
    const { rows } = await sql<{ id: number }>`
      insert into trades (listing_id, seller_id, buyer_id, price_cents, quantity, how, status, agreed_at)
      select listing_id, ${sellerId}, ${buyerId}, price_cents, quantity, how, 'agreed', ${at}
        from trades where id = ${tradeId} returning id`.execute(db)
    const id = rows[0]!.id
    await sql`
      insert into trade_terms (trade_id, version, set_by, side, cause, quantity, items_cents, method, option,
                               delivery_cents, rural_cents, total_cents, address, pay_by, at)
      select ${id}, version, ${buyerId}, side, cause, quantity, items_cents, method, option,
             delivery_cents, rural_cents, total_cents, address, pay_by, ${at}
        from trade_terms where trade_id = ${tradeId} and version = 1`.execute(db)
    ids.push(id)
  }
  return ids
}

/** By account, in cents. */
export async function sumJournal(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from money_entries group by account`.execute(db)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

export const sumAll = (sums: Record<string, number>) => Object.values(sums).reduce((sum, one) => sum + one, 0)

/** The gateway must still have that much of ours. */
export const sumOurs = (sums: Record<string, number>) =>
  ['held', 'refunding', 'sellers', 'transferring', 'fees'].reduce((sum, name) => sum + (sums[name] ?? 0), 0)
