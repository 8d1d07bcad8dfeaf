import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import {
  publishProblems,
  type AuctionLimits,
  type Problems,
} from '#domains/listings/common/rules/publish-rules.ts'
import type { Config } from '#platform/server/config.ts'
import { selectCategoryPath, selectFiltersAlong } from '#domains/catalogue/server/catalogue.service.ts'
import type { Answers, OwnDetails } from '#domains/listings/server/detail/details.service.ts'
import { selectSellerKind, type ListingRow } from '#domains/listings/server/listings.service.ts'
import { vehicleSaleErrors } from '#domains/listings/server/types/vehicle-descriptions.service.ts'
import { getClosingRules, readSettings } from '#domains/settings/server/settings.service.ts'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

type CategoryPath = Awaited<ReturnType<typeof selectCategoryPath>>

/**
 * Everything that decides publishing, and what it goes live with: loaded once in the transaction.
 */
export interface Publication {
  listing: ListingRow & OwnDetails
  now: Date
  config: Config
  settings: ChosenSettings
  rules: ClosingRules
  /** The path down to the listing's own category; empty if none is chosen. */
  categories: CategoryPath
  filters: Filter[]
  /** The account's kind, which a listing adopts when it goes live. */
  seller_kind: Awaited<ReturnType<typeof selectSellerKind>>
}

export async function loadPublication(
  tx: Tx,
  config: Config,
  listing: ListingRow & OwnDetails,
  now: Date,
): Promise<Publication> {
  const { category_id: categoryId, seller_id: sellerId } = listing
  const settings = await readSettings(tx)
  const categories = categoryId === null ? [] : await selectCategoryPath(tx, categoryId)
  return {
    listing,
    now,
    config,
    settings,
    rules: getClosingRules(settings, config.rules),
    categories,
    filters: categoryId === null ? [] : await selectFiltersAlong(tx, categories),
    seller_kind: await selectSellerKind(tx, sellerId),
  }
}

/** @param limits the ones a live listing went live with */
export async function findPublishProblems(
  tx: Tx,
  { listing, now, config, rules, categories, filters, seller_kind: sellerKind }: Publication,
  limits: AuctionLimits = rules,
): Promise<Problems> {
  const draft = {
    ...listing,
    delivery_options: fromColumn<unknown[]>(listing.delivery_options),
    category: getCategory(categories),
    filters,
    attributes: fromColumn<Answers>(listing.attributes),
    seller_kind: listing.seller_kind ?? sellerKind,
  }
  return {
    ...publishProblems(draft, now, limits),
    ...(draft.vehicle && (await vehicleSaleErrors({ db: tx, config }, listing, draft.vehicle, now))),
  }
}

/** A category below a hidden one is hidden too. */
function getCategory(path: CategoryPath) {
  const leaf = path.at(-1)
  return leaf ? (path.find(({ status }) => status !== 'active') ?? leaf) : null
}
