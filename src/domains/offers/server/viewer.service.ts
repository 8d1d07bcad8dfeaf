import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { rejectionReason } from '#platform/common/verdict.ts'
import type { OfferViewer } from '#domains/offers/common/offers.ts'
import { selectDealParty, judgePartyOpenly } from '#domains/deals/server/deals.service.ts'
import { judgeHold } from '#domains/deals/server/holds.service.ts'
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

export async function readViewer(db: Db, accountId: AccountId, listingId: ListingId): Promise<OfferViewer> {
  const sold = (await selectSale(db, listingId)) ?? refuse('not_found')
  const sale = getSale(sold, sold, sold.now)
  const askingCents = askingPrice(sale)
  const maxCents = askingCents === null ? null : askingCents - 1
  const minCents = leastOffer(sale)
  if (sold.seller_id === accountId) {
    const [fixedPrice, secondChance] = await Promise.all([
      readFixedPrice(db, accountId, listingId),
      readSecondChance(db, accountId, listingId),
    ])
    const denialReason = t.this_is_your_own_listing()
    return {
      may_offer: false,
      why_not: denialReason,
      min_cents: minCents,
      max_cents: maxCents,
      open_requirements: [],
      fixed_price: fixedPrice,
      second_chance: secondChance,
    }
  }
  if (sold.status === 'suspended') refuse('not_found')
  const [account, thread, requirements] = await Promise.all([
    selectDealParty(db, accountId, { listing_id: listingId, seller_id: sold.seller_id }),
    selectThreadBetween(db, listingId, accountId),
    selectOpenRequirements(db, accountId, [listingId]),
  ])
  const restrictionReason = account
    ? (rejectionReason(judgePartyOpenly(sold, account)) ?? rejectionReason(judgeHold(account, sold.now)))
    : t.your_account_cant_buy_here()
  const before = thread?.status === 'accepted' ? null : (thread ?? null)
  const no = rejectionReason(judgeNewOffer(sale, before, sold.now))
  const denialReason = restrictionReason ?? (no && (no.message ?? refusals[no.key].getMessage()))
  const openRequirements = requirements.get(listingId) ?? []
  return {
    may_offer: denialReason === null,
    why_not: denialReason,
    min_cents: minCents,
    max_cents: maxCents,
    open_requirements: openRequirements,
    fixed_price: null,
    second_chance: null,
  }
}
