import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aLiveAuction, moveClosing } from './market.ts'
import { aMember } from './people.ts'
import type { Person, TestApp } from '../test-app.ts'

export async function edit(
  app: TestApp,
  seller: Person,
  id: number,
  fields: Omit<OperationInput<typeof updateListing>, 'id' | 'version'>,
) {
  const { version } = await app.as(seller).call(getOwnListing, { id })
  return await app.as(seller).call(updateListing, { id, version, ...fields })
}

export async function aBidOn(app: TestApp, listingId: ListingId, maxCents = 5000): Promise<Person> {
  const bidder = await aMember(app)
  const { key } = await app.as(bidder).call(placeBid, { listing_id: listingId, max_cents: maxCents })
  if (key) throw new Error(`The bid was refused: ${key}`)
  return bidder
}

/** Closes the listing before any event about it is handled. */
export async function letItClose(app: TestApp, id: ListingId): Promise<void> {
  await moveClosing(app, id, -1)
  while (await closeNextDue(app.platform.db, 'test'));
}

export async function letItEnd(app: TestApp, id: ListingId): Promise<void> {
  await letItClose(app, id)
  await app.settle()
}

export async function anUnsoldAuction(app: TestApp, wishes: Parameters<typeof aLiveAuction>[1] = {}) {
  const auction = await aLiveAuction(app, wishes)
  await letItEnd(app, auction.id)
  return auction
}
