import type { ListingStatus } from '#contract/listings/listings.ts'

export type Mover = 'seller' | 'admin' | 'system'

type Moves = Partial<Record<ListingStatus, Partial<Record<ListingStatus, readonly Mover[]>>>>

/**
 * From, to, and by whom; anything else is refused with 409. Only live listings can be suspended, so reinstating always
 * gives `active`.
 */
const moves: Moves = {
  draft: {
    // By an admin in the seller's stead, who hands nothing in.
    active: ['seller', 'admin'],
    pending: ['seller'],
  },
  pending: {
    // Approved by an admin.
    active: ['admin'],
    // Sent back by an admin, or taken back by its seller to go on writing.
    draft: ['seller', 'admin'],
  },
  active: {
    // Marked by its seller, or won, bought or agreed on.
    sold: ['seller', 'system'],
    unsold: ['system'],
    // By the house when its seller leaves; by an admin in the seller's stead while nobody has bid.
    withdrawn: ['seller', 'admin', 'system'],
    // By the house together with its seller's account.
    suspended: ['admin', 'system'],
  },
  // What was offered after the auction did not sell has been accepted.
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

/** Only what has ended; what was sold only where the sale fell through. */
export function mayRelist(status: ListingStatus, sale_fell_through: boolean): boolean {
  return status === 'unsold' || status === 'withdrawn' || (status === 'sold' && sale_fell_through)
}
