import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { featuredListings } from './featured-listings.ts'
import { everyChoice, kinds } from './kinds.ts'
import { getShare } from './seeded.ts'
import { otherVehicles } from './vehicles/read-vehicles.ts'
import { knownCarWorth, usualVehicles, type VehicleSeen } from './vehicles/vehicle-worth.ts'

const interest = 0.17

/**
 * Returns the same valuation for the same member and listing; null for no interest. From half the
 * value to slightly above it, in whole dollars.
 */
export function getValuation(memberId: AccountId, listingId: ListingId, worthCents: number): number | null {
  if (getShare(memberId, listingId, 1) >= interest) return null
  const share = 0.5 + 0.58 * getShare(memberId, listingId, 2)
  return Math.max(100, Math.round((worthCents * share) / 100) * 100)
}

const known = new Map(featuredListings.map(({ title, worthCents }) => [title, worthCents]))
const byCategory = new Map<string, number[]>()
function learn(category: string, worthCents: number) {
  const [top = category] = category.split('-')
  for (const slug of [category, top]) byCategory.set(slug, [...(byCategory.get(slug) ?? []), worthCents])
}
for (const { category, items } of kinds) {
  for (const { title, worthCents } of items) {
    for (const one of everyChoice(title)) known.set(one, worthCents)
    learn(category, worthCents)
  }
}
for (const { title, worthCents } of otherVehicles) known.set(title, worthCents)
for (const { category, worthCents } of usualVehicles) learn(category, worthCents)

const middle = (numbers: number[]) =>
  must(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)], 'middle')

export interface ThingForSale {
  title: string
  category: string
  start_price_cents: number
  vehicle: Partial<VehicleSeen> | null
}

/**
 * The value is known for the demo's own items and for known car models, and otherwise estimated
 * from category and start price. A start price many times the usual attracts no bids.
 */
export function getWorth(listing: ThingForSale, now: Date): number {
  const exactly = known.get(listing.title) ?? (listing.vehicle && knownCarWorth(listing.vehicle, now))
  if (exactly) return exactly
  const [top = ''] = listing.category.split('-')
  const usual = middle(byCategory.get(listing.category) ?? byCategory.get(top) ?? [80_00])
  const start = listing.start_price_cents
  return start > usual * 20 ? 0 : Math.max(usual, start * 1.7)
}
