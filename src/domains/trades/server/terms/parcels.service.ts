import { sql } from 'kysely'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { lockTrade } from '../actions/moves.queries.ts'
import { selectTerms } from './terms.queries.ts'
import { undecided } from './terms.rules.ts'
import { addTerms } from './terms.service.ts'

/**
 * The trade whose parcel others were to go out with is cancelled: their buyer chooses again, and
 * owes no delivery meanwhile.
 */
export async function leaveCancelledParcel(tx: Tx, cancelledId: number): Promise<void> {
  const { rows } = await sql<{ trade_id: number }>`
    select distinct trade_id from trade_terms where joined_to = ${cancelledId} order by trade_id`.execute(tx)
  for (const { trade_id: tradeId } of rows) await leaveParcel(tx, tradeId, cancelledId)
}

async function leaveParcel(tx: Tx, tradeId: number, cancelledId: number): Promise<void> {
  const trade = await lockTrade(tx, tradeId)
  const terms = (await selectTerms(tx, [tradeId])).get(tradeId)
  if (terms?.joined_to !== cancelledId || (trade?.status !== 'agreed' && trade?.status !== 'paid')) return
  const author = { set_by: null, side: 'system', cause: 'joined' } as const
  const at = await readClock(tx)
  await addTerms(tx, terms, { ...terms, ...undecided }, author, { address: null, at })
}
