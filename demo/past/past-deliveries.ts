import type { PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { sql } from 'kysely'
import {
  promisePastDelivery,
  recordPastParcel,
  type PastSale,
} from '#domains/trades/server/trades.history.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Seeded } from '../seeded.ts'

/** Most have it sent as cheaply as they can; some near the seller pick it up. */
export function pickDelivery(choices: PricedChoice[], dice: Seeded): PricedChoice | undefined {
  const sent = choices.filter(({ method }) => method === 'option')
  const collects = dice.chance() < 0.25
  const other = choices.find(({ method }) => method === 'pickup') ?? choices[0]
  return collects ? other : (sent[0] ?? other)
}

export function imagineParcel(dice: Seeded): { carrier: string; number: string } {
  const digits = Array.from({ length: 12 }, () => dice.between(0, 9)).join('')
  return dice.chance() < 0.7
    ? { carrier: 'NZ Post', number: `00${digits}` }
    : { carrier: 'Aramex', number: `MP${digits.slice(0, 10)}` }
}

export const chooseDelivery = (tx: Tx, dice: Seeded) => (sale: PastSale) =>
  promisePastDelivery(tx, sale, (choices) => pickDelivery(choices, dice))

const hour = 3_600_000

export async function sendPastParcel(tx: Tx, tradeId: number, dice: Seeded): Promise<void> {
  const { agreed_at: agreedAt, is_tracked: isTracked } = await tx
    .selectFrom('trades as t')
    .innerJoin('trade_terms as terms', 'terms.trade_id', 't.id')
    .select('t.agreed_at')
    .select(sql<boolean>`coalesce((terms.option->>'is_tracked')::boolean, false)`.as('is_tracked'))
    .where('t.id', '=', tradeId)
    .executeTakeFirstOrThrow()
  const at = new Date(agreedAt.getTime() + dice.between(20, 60) * hour)
  if (isTracked) await recordPastParcel(tx, tradeId, { ...imagineParcel(dice), at })
}
