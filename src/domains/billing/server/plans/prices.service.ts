import { GatewayUnreachable, type Gateway, type GatewayPrice } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { PlanRow } from './plans.queries.ts'
import * as t from '#domains/billing/texts.ts'

export type PriceSource = Pick<Gateway, 'listPrices'>
type PlanPrice = Pick<PlanRow, 'price_cents' | 'interval' | 'stripe_price_id'>

export async function readPrices(prices: PriceSource | null): Promise<GatewayPrice[]> {
  try {
    return (await prices?.listPrices()) ?? []
  } catch (error) {
    if (error instanceof GatewayUnreachable) return refuse('prices_unavailable')
    throw error
  }
}

/** @param known the plan's present price: the provider isn't called about an unchanged one */
export async function checkPrice(
  prices: PriceSource | null,
  plan: PlanPrice,
  known?: PlanPrice,
): Promise<void> {
  if (plan.stripe_price_id === null || (known && isSamePrice(plan, known))) return
  const chosen = (await readPrices(prices)).find(({ id }) => id === plan.stripe_price_id)
  const errors = findPriceErrors(plan, chosen)
  if (errors) refuse('validation_failed', { errors })
}

const isSamePrice = (plan: PlanPrice, known: PlanPrice) =>
  plan.stripe_price_id === known.stripe_price_id &&
  plan.price_cents === known.price_cents &&
  plan.interval === known.interval

function findPriceErrors({ price_cents: priceCents, interval }: PlanPrice, chosen: GatewayPrice | undefined) {
  if (!chosen) return { stripe_price_id: t.this_price_is_gone_choose_another() }
  if (chosen.amount_cents !== priceCents || chosen.interval !== interval)
    return { stripe_price_id: t.this_price_is_a_different_amount() }
  return null
}
