import { expect, test } from 'vitest'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import { mayMove, mayRelist, type Mover } from './status.rules.ts'

const statuses = listingStatus.options as readonly ListingStatus[]
const movers: Mover[] = ['seller', 'admin', 'system']

const allowed: [ListingStatus, ListingStatus, Mover, string][] = [
  ['draft', 'active', 'seller', 'published'],
  ['draft', 'pending', 'seller', 'handed in for approval'],
  ['draft', 'active', 'admin', 'published for its seller'],
  ['pending', 'active', 'admin', 'approved'],
  ['pending', 'draft', 'admin', 'sent back'],
  ['pending', 'draft', 'seller', 'taken back'],
  ['active', 'sold', 'seller', 'marked as sold'],
  ['active', 'sold', 'system', 'won, bought, or an offer accepted'],
  ['active', 'unsold', 'system', 'closed without a sale'],
  ['unsold', 'sold', 'system', 'offered at a fixed price afterwards, and accepted'],
  ['active', 'withdrawn', 'seller', 'withdrawn'],
  ['active', 'withdrawn', 'admin', 'withdrawn for its seller, without bids'],
  ['active', 'withdrawn', 'system', 'its seller left'],
  ['active', 'suspended', 'admin', 'suspended'],
  ['active', 'suspended', 'system', 'suspended with its seller'],
  ['suspended', 'active', 'admin', 'reinstated'],
  ['suspended', 'active', 'system', 'reinstated with its seller'],
  ['suspended', 'withdrawn', 'system', 'its seller left while it stood still'],
]

test.each(allowed)('%s to %s by %s: %s', (from, to, by) => {
  expect(mayMove(from, to, by)).toBe(true)
})

const every = statuses.flatMap((from) =>
  statuses.flatMap((to) => movers.map((by) => [from, to, by] as const)),
)
const refused = every.filter(
  ([from, to, by]) => !allowed.some(([f, t, b]) => f === from && t === to && b === by),
)

test.each(refused)('%s to %s by %s is refused', (from, to, by) => {
  expect(mayMove(from, to, by)).toBe(false)
})

test.each<[ListingStatus, boolean, boolean]>([
  ['draft', false, false],
  ['pending', false, false],
  ['active', false, false],
  ['suspended', false, false],
  ['unsold', false, true],
  ['withdrawn', false, true],
  ['sold', false, false],
  ['sold', true, true],
])('%s, sale cancelled %s: may be listed again %s', (status, fellThrough, may) => {
  expect(mayRelist(status, fellThrough)).toBe(may)
})
