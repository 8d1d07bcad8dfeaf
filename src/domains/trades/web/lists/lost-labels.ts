import type { MyAuction } from './running-rows.tsx'
import * as t from '#domains/trades/texts.ts'

export interface LostLabels {
  label: string
  price_cents: number
  why: string | null
}

type Lost = Pick<MyAuction, 'went_for_cents' | 'was_voided'> & {
  listing: Pick<MyAuction['listing'], 'status' | 'price_cents'>
}

export function describeLost({
  listing: { status, price_cents: priceCents },
  went_for_cents: wentForCents,
  was_voided: wasVoided,
}: Lost): LostLabels {
  const voided = wasVoided ? t.your_bids_were_voided() : null
  if (wentForCents !== null) return { label: t.went_for(), price_cents: wentForCents, why: voided }
  if (status === 'sold')
    return { label: t.last_price(), price_cents: priceCents, why: voided ?? t.its_sale_fell_through() }
  if (status === 'unsold') {
    const why = voided ?? t.it_didnt_reach_the_reserve_so_no_one()
    return { label: t.highest_bid(), price_cents: priceCents, why }
  }
  if (status === 'withdrawn') {
    return { label: t.last_price(), price_cents: priceCents, why: voided ?? t.the_seller_withdrew_it() }
  }
  return { label: t.price_now(), price_cents: priceCents, why: voided }
}
