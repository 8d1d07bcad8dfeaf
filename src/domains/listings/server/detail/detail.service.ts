import { selectOpenRequirements } from '#domains/accounts/server/buyer-requirements/buyer-requirements.service.ts'
import { readListedAgents } from '#domains/businesses/server/agents/agents.service.ts'
import { readShownBranding } from '#domains/businesses/server/branding.service.ts'
import { readFiltersAlong } from '#domains/catalogue/server/catalogue.service.ts'
import { selectDealParty } from '#domains/deals/server/deals.service.ts'
import { selectHold } from '#domains/deals/server/holds.service.ts'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { attributeRows } from '#domains/listings/common/rules/attributes.ts'
import { checkClaims } from '#domains/listings/common/rules/claim-checks.ts'
import { selectDocuments, selectImages } from '#domains/media/server/media.service.ts'
import type { Finding } from '#domains/selling/common/selling.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Db, transact } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  selectDetail,
  selectViewer,
  type DetailRow,
  selectOwnListing,
  selectSellerKind,
} from '../listings.queries.ts'
import { listingView, viewerView } from '../listings.view.ts'
import { selectListedTwin } from '../types/vehicle-descriptions.queries.ts'
import { readVehicleNotices } from '../types/vehicle-descriptions.service.ts'
import { readDetails } from './details.service.ts'
import * as t from '#domains/listings/texts.ts'

/** Undefined if it was never live. */
export async function readListing(
  platform: Pick<Platform, 'db' | 'caches' | 'config'>,
  id: ListingId,
  accountId: AccountId | null,
): Promise<Listing | undefined> {
  const { db } = platform
  const row = await selectDetail(db, id)
  if (!row) return undefined
  const { image_ids: imageIds, categories, buyer_requirements: buyerRequirements } = row
  const [viewer, details, attributes, images] = await Promise.all([
    accountId === null ? null : readViewer(db, row, accountId),
    readDetails(db, row),
    readAttributeRows(platform, row),
    selectImages(db, imageIds),
  ])
  const [documents, agents, branding, words] = await Promise.all([
    selectDocuments(db, details.property?.document_ids ?? []),
    readListedAgents(db, details.property?.agent_ids ?? []),
    row.seller_kind === 'in_trade' ? readShownBranding(db, row.seller_id) : null,
    readVehicleNotices(platform, row, details.vehicle),
  ])
  return listingView(row, {
    images: imageIds.flatMap((imageId) => images.get(imageId) ?? []),
    documents,
    // An event handler is about to remove those who have just left from live listings.
    agents: row.status === 'active' ? agents.filter(({ has_left: hasLeft }) => !hasLeft) : agents,
    branding,
    categories,
    viewer,
    details,
    ...words,
    attribute_rows: attributes,
    buyer_requirements: buyerRequirements,
  })
}

async function readViewer(db: Db, row: DetailRow, accountId: AccountId): Promise<ListingViewer | null> {
  const [deal, account, buyerRequirements, hold] = await Promise.all([
    selectViewer(db, row.id, accountId),
    selectDealParty(db, accountId, { listing_id: row.id, seller_id: row.seller_id }),
    selectOpenRequirements(db, accountId, [row.id]),
    row.hold_until === null ? undefined : selectHold(db, row.id),
  ])
  if (!deal || !account) return null
  return viewerView(deal, account, {
    listing_status: row.status,
    open_requirements: buyerRequirements.get(row.id) ?? [],
    hold,
  })
}

async function readAttributeRows(source: DataSource, row: DetailRow): Promise<Listing['attribute_rows']> {
  const attributes = fromColumn<Listing['attributes']>(row.attributes)
  if (Object.keys(attributes).length === 0) return []
  return attributeRows(await readFiltersAlong(source, row.categories), attributes)
}

export async function readAdvice(db: Db, sellerId: AccountId, id: ListingId): Promise<Finding[] | undefined> {
  return await transact(db, async (tx) => {
    const listing = await selectOwnListing(tx, sellerId, id)
    if (!listing) return undefined
    const details = await readDetails(tx, listing)
    const sellerKind = listing.seller_kind ?? (await selectSellerKind(tx, sellerId))
    const found = checkClaims({ ...listing, ...details, seller_kind: sellerKind }, await readClock(tx))
    const twin = await selectListedTwin(tx, {
      id,
      seller_id: listing.seller_id,
      plate: details.vehicle?.plate ?? null,
    })
    return twin === undefined ? found : [...found, listedTwice(twin)]
  })
}

const listedTwice = (id: number): Finding => ({
  rule: 'listed_twice',
  field: 'vehicle.plate',
  says: t.youve_already_listed_this_plate({ id }),
  weight: 'advice',
})
