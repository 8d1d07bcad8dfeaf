import { sql } from 'kysely'
import type { TradeParcel, TradeProposal, TradeTerms } from '#domains/trades/common/terms.ts'
import type { TradeStatus } from '#domains/trades/common/trades.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readCarriers } from './carriers.service.ts'
import { selectOpenProposals, selectParcels, selectTerms } from './terms.queries.ts'
import { viewParcel, viewProposal, viewTerms } from './terms.view.ts'

/** Goes into notices, emails and webhooks, so it has no address. */
export interface TradeSummary {
  status: TradeStatus
  /** Null until both have agreed on a sale that the seller stated. */
  terms: TradeTerms | null
  /** There is no delivery to choose, only a pickup to confirm. */
  is_pickup_only: boolean
  parcel: TradeParcel | null
  proposal: TradeProposal | null
}

export async function readTradeSummaries(db: Db, ids: number[]): Promise<Map<number, TradeSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('trades as t')
    .leftJoin('trade_copies as c', 'c.trade_id', 't.id')
    .select(['t.id', 't.status', 't.agreed_at'])
    .select(sql<boolean>`coalesce(c.listing->>'pickup' = 'must', false)`.as('is_pickup_only'))
    .where('t.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const [terms, proposals] = [await selectTerms(db, ids), await selectOpenProposals(db, ids)]
  const targets = [...terms.values()].flatMap(({ joined_to: joinedTo }) => joinedTo ?? [])
  const [parcels, carriers] = [await selectParcels(db, [...ids, ...targets]), await readCarriers(db)]
  return new Map(
    rows.map(({ id, status, agreed_at: agreedAt, is_pickup_only: isPickupOnly }) => {
      const [own, proposal] = [terms.get(id), proposals.get(id)]
      const parcel = parcels.get(id) ?? parcels.get(own?.joined_to ?? 0)
      return [
        id,
        {
          status,
          terms: own ? viewTerms(own, agreedAt) : null,
          is_pickup_only: isPickupOnly,
          parcel: parcel ? viewParcel(parcel, carriers) : null,
          proposal: proposal ? viewProposal(proposal, own) : null,
        },
      ]
    }),
  )
}

export async function readTradeSummary(db: Db, id: number): Promise<TradeSummary | undefined> {
  return (await readTradeSummaries(db, [id])).get(id)
}
