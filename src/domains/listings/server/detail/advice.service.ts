import { checkClaims } from '#domains/listings/common/rules/claim-checks.ts'
import type { Finding } from '#domains/selling/common/listing-advice.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { readDetails } from './details.service.ts'
import { selectListedTwin } from '../types/vehicle-descriptions.queries.ts'
import { selectOwnListing, selectSellerKind } from '../listings.queries.ts'
import * as t from '#domains/listings/texts.ts'

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
