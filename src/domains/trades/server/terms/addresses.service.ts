import { sql } from 'kysely'
import { addressDays } from '#domains/trades/common/terms.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

const atOnce = 1000

/** Leaves suburb and postcode of addresses whose trades ended 90 days ago. */
export async function shortenAddresses(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows: shortened } = await sql`
      update trade_terms set address = address - array['name', 'line1', 'line2']
       where (trade_id, version) in (
         select terms.trade_id, terms.version
           from trade_terms terms
           join trades t on t.id = terms.trade_id
          where terms.address ? 'line1'
            and t.status in ('completed', 'cancelled')
            and coalesce((select max(m.at) from trade_moves m where m.trade_id = t.id), t.agreed_at)
                < clock_timestamp() - make_interval(days => ${addressDays})
          limit ${atOnce})`.execute(db)
    if (Number(shortened ?? 0) < atOnce) return
  }
}

/** For a deleted account: it has no unfinished trades. */
export async function shortenBuyersAddresses(tx: Tx, buyerId: AccountId): Promise<void> {
  await sql`
    update trade_terms terms set address = terms.address - array['name', 'line1', 'line2']
      from trades t
     where t.id = terms.trade_id and t.buyer_id = ${buyerId} and terms.address ? 'line1'`.execute(tx)
}
