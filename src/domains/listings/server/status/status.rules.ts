import type { ListingStatus } from '#domains/listings/common/listings.ts'

export type Mover = 'seller' | 'admin' | 'system'

type Moves = Partial<Record<ListingStatus, Partial<Record<ListingStatus, readonly Mover[]>>>>

/**
 * Keyed by from, to, and by whom; anything else is refused with 409. Only live listings can be
 * suspended, so reinstating always gives `active`.
 */
const moves: Moves = {
  draft: {
    // An admin publishes for the seller, without submitting it for approval.
    active: ['seller', 'admin'],
    pending: ['seller'],
  },
  pending: {
    active: ['admin'],
    draft: ['seller', 'admin'],
  },
  active: {
    sold: ['seller', 'system'],
    unsold: ['system'],
    // By the system when its seller leaves; by an admin only before the first bid.
    withdrawn: ['seller', 'admin', 'system'],
    suspended: ['admin', 'system'],
  },
  unsold: {
    sold: ['system'],
  },
  suspended: {
    active: ['admin', 'system'],
    withdrawn: ['system'],
  },
}

export function mayMove(from: ListingStatus, to: ListingStatus, by: Mover): boolean {
  return moves[from]?.[to]?.includes(by) ?? false
}

export function mayRelist(status: ListingStatus, saleFellThrough: boolean): boolean {
  return status === 'unsold' || status === 'withdrawn' || (status === 'sold' && saleFellThrough)
}
