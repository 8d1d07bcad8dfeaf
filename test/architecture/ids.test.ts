import { expect, test } from 'vitest'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { toAccountId, toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import { byAccount, byListing } from '#platform/common/shapes.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

// The type check proves that each of these fails: an expected error that is missing is one itself.
const mistakes = [
  // @ts-expect-error An account isn't a listing.
  (tx: Tx, account: AccountId) => lockDeal(tx, account),
  // @ts-expect-error A listing isn't an account.
  (db: Db, listing: ListingId, account: AccountId) => isBlockedBy(db, listing, account),
  // @ts-expect-error A column of accounts holds no listing.
  (db: Db, listing: ListingId) => db.selectFrom('accounts').select('email').where('id', '=', listing),
]

test('services and columns accept ids of their own kind alone', () => {
  expect(mistakes).toHaveLength(3)
})

test('shapes accept plain numbers and return ids', () => {
  const listing: { id: ListingId } = byListing.parse({ id: 100_001 } satisfies { id: number })
  const account: { id: AccountId } = byAccount.parse({ id: 1 })
  expect([listing.id, account.id]).toEqual([toListingId(100_001), toAccountId(1)])
})
