import type { Insertable } from 'kysely'
import { payWithinDays } from '#domains/trades/common/terms.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { LockedTrade } from '../actions/moves.queries.ts'
import type { Mover } from '../trades.rules.ts'
import type { ProposalRow, StoredAddress, TermsRow } from './terms.queries.ts'
import type { PromisedTerms } from './promise.service.ts'
import { sumTerms, type Terms } from './terms.rules.ts'

export interface ActingOnTerms {
  trade: LockedTrade
  mover: Mover
  terms: TermsRow | undefined
  proposal: ProposalRow | undefined
  now: Date
}

export interface TermsAuthor {
  set_by: AccountId | null
  side: TermsRow['side']
  cause: TermsRow['cause']
  reason?: string
}

type StoredTerms = Insertable<DB['trade_terms']>

const toRow = (terms: Terms, address: StoredAddress | null) => ({
  quantity: terms.quantity,
  items_cents: terms.items_cents,
  method: terms.method,
  option: terms.option && JSON.stringify(terms.option),
  delivery_cents: terms.delivery_cents,
  rural_cents: terms.rural_cents,
  joined_to: terms.joined_to,
  total_cents: sumTerms(terms),
  address: address && JSON.stringify(address),
})

export interface FirstTerms {
  trade_id: number
  buyer_id: AccountId
  agreed_at: Date
  promised: PromisedTerms
}

/** In the transaction of the promise. */
export async function insertFirstTerms(tx: Tx, trades: FirstTerms[]): Promise<void> {
  if (trades.length === 0) return
  const rows: StoredTerms[] = trades.map(
    ({ trade_id: tradeId, buyer_id: buyerId, agreed_at: at, promised }) => ({
      trade_id: tradeId,
      version: 1,
      set_by: buyerId,
      side: 'buyer',
      cause: 'promise',
      ...toRow(promised, promised.address),
      pay_by: new Date(at.getTime() + payWithinDays * 86_400_000),
      at,
    }),
  )
  await tx.insertInto('trade_terms').values(rows).execute()
}

/** Adds a version under the trade's lock. */
export async function addTerms(
  tx: Tx,
  before: TermsRow,
  terms: Terms,
  { set_by: setBy, side, cause, reason = '' }: TermsAuthor,
  { address = before.address, at }: { address?: StoredAddress | null; at: Date },
): Promise<number> {
  const row = toRow(terms, address)
  await tx
    .insertInto('trade_terms')
    .values({
      trade_id: before.trade_id,
      version: before.version + 1,
      set_by: setBy,
      side,
      cause,
      reason,
      ...row,
      pay_by: before.pay_by,
      at,
    })
    .execute()
  return row.total_cents
}

export async function insertParcel(
  tx: Tx,
  { trade, mover, now }: Pick<ActingOnTerms, 'trade' | 'mover' | 'now'>,
  { carrier, number }: { carrier: string; number: string },
): Promise<void> {
  await tx
    .insertInto('trade_parcels')
    .values({ trade_id: trade.id, sent_by: mover.account_id, carrier, number, at: now })
    .execute()
}
