import type { Finance } from '#domains/finance/common/finance.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { FinanceChoice } from '#domains/finance/common/finance-offers.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectLenders, viewLenders } from './lenders.queries.ts'
import { selectDealer } from './offers.queries.ts'
import {
  findFinancePrice,
  getDealerCredit,
  makeOffer,
  type Credit,
  type FinancePrice,
} from './offers.rules.ts'

export interface FinanceOfListing extends FinancePrice {
  listing: ListingCard
  seller_id: AccountId
  /** The dealer's own first. */
  credits: Credit[]
}

/** Undefined unless it's a vehicle that everyone may see. */
export async function findFinance(db: Db, listingId: ListingId): Promise<FinanceOfListing | undefined> {
  const [listing] = await selectListingCards(db, [listingId])
  if (!listing || listing.type !== 'vehicle' || listing.status === 'suspended') return undefined
  const dealer = await selectDealer(db, listingId)
  const enabled = (await selectLenders(db)).filter(({ is_enabled: isEnabled }) => isEnabled)
  const own = getDealerCredit(dealer)
  const lenders = (await viewLenders(db, enabled)).map(({ id, ...lender }) => ({ ...lender, lender_id: id }))
  return {
    listing,
    seller_id: dealer.id,
    ...findFinancePrice(listing),
    credits: own ? [own, ...lenders] : lenders,
  }
}

export async function readFinance(
  db: Db,
  listingId: ListingId,
  chosen: Partial<FinanceChoice>,
): Promise<Finance | undefined> {
  const found = await findFinance(db, listingId)
  if (!found) return undefined
  const { price_cents: priceCents, price_kind: priceKind, credits } = found
  const offers =
    priceCents === null ? [] : credits.flatMap((credit) => makeOffer(priceCents, credit, chosen) ?? [])
  const { finance_disclosure: financeDisclosure } = await readSettings(db)
  return {
    listing_id: listingId,
    ...(offers.length > 0
      ? { price_cents: priceCents, price_kind: priceKind }
      : { price_cents: null, price_kind: null }),
    offers,
    disclosure: financeDisclosure,
  }
}
