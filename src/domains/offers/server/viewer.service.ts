import { rejectionReason } from '#platform/common/verdict.ts'
import type { OfferViewer } from '#domains/offers/common/offers.ts'
import { selectDealParty, judgePartyOpenly } from '#domains/deals/server/deals.service.ts'
import { selectOpenRequirements } from '#domains/accounts/server/buyer-requirements/buyer-requirements.service.ts'
import { refusals } from '#platform/common/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readFixedPrice } from './fixed-price.service.ts'
import { readSecondChance } from './second-chance.service.ts'
import { selectSale, selectThreadBetween } from './offers.queries.ts'
import { askingPrice, leastOffer, judgeNewOffer } from './offers.rules.ts'
import { getSale } from './offers.view.ts'
import * as t from '#domains/offers/texts.ts'

export async function readViewer(db: Db, account_id: number, listing_id: number): Promise<OfferViewer> {
  const sold = (await selectSale(db, listing_id)) ?? refuse('not_found')
  const sale = getSale(sold, sold, sold.now)
  const asking_cents = askingPrice(sale)
  const max_cents = asking_cents === null ? null : asking_cents - 1
  const min_cents = leastOffer(sale)
  if (sold.seller_id === account_id) {
    const [fixed_price, second_chance] = await Promise.all([
      readFixedPrice(db, account_id, listing_id),
      readSecondChance(db, account_id, listing_id),
    ])
    const denial_reason = t.this_is_your_own_listing()
    return {
      may_offer: false,
      why_not: denial_reason,
      min_cents,
      max_cents,
      open_requirements: [],
      fixed_price,
      second_chance,
    }
  }
  if (sold.status === 'suspended') refuse('not_found')
  const [account, thread, requirements] = await Promise.all([
    selectDealParty(db, account_id, { listing_id, seller_id: sold.seller_id }),
    selectThreadBetween(db, listing_id, account_id),
    selectOpenRequirements(db, account_id, [listing_id]),
  ])
  const restriction_reason = account ? rejectionReason(judgePartyOpenly(sold, account)) : t.your_account_cant_buy_here()
  const before = thread?.status === 'accepted' ? null : (thread ?? null)
  const no = rejectionReason(judgeNewOffer(sale, before, sold.now))
  const denial_reason = restriction_reason ?? (no && (no.message ?? refusals[no.key].getMessage()))
  const open_requirements = requirements.get(listing_id) ?? []
  return {
    may_offer: denial_reason === null,
    why_not: denial_reason,
    min_cents,
    max_cents,
    open_requirements,
    fixed_price: null,
    second_chance: null,
  }
}
