/** Who may write a listing in whose name: the one policy for everything that sellers and admins do with it. Pure. */

/** Whose listing is written, and by whom. */
export interface SellerActor {
  seller_id: number
  /** The admin who does it in the seller's stead; null where the seller does it. */
  on_behalf_by: number | null
}

interface Caller {
  id: number
  type: 'user' | 'admin'
}

interface Named extends Caller {
  status: 'active' | 'suspended' | 'pending' | 'deleted'
}

export const sellerAsActor = (seller_id: number): SellerActor => ({ seller_id, on_behalf_by: null })

/** With what stands in the way, in words for the field that names the seller. */
export type StartVerdict = { actor: SellerActor } | { seller_id: string }

/**
 * In whose name a listing begins. Users sell for themselves and name nobody; an admin sells nothing, and names the
 * member it is for.
 */
export function decideActorToStart(
  caller: Caller,
  seller_id: number | undefined,
  seller: Named | undefined,
): StartVerdict {
  if (caller.type === 'user') {
    return seller_id === undefined
      ? { actor: sellerAsActor(caller.id) }
      : { seller_id: 'Only Hoko can list for someone else.' }
  }
  if (seller_id === undefined) return { seller_id: 'Choose the member you’re listing for.' }
  if (!seller || seller.type === 'admin' || seller.status === 'deleted') {
    return { seller_id: 'No member with that number.' }
  }
  const shut = whyShut(seller.status)
  return shut === null ? { actor: { seller_id, on_behalf_by: caller.id } } : { seller_id: shut }
}

/** Who acts on a listing that is there: on their own as a user, on anybody's as an admin. */
export const actorOn = (caller: Caller, owner_id: number): SellerActor =>
  caller.type === 'admin' ? { seller_id: owner_id, on_behalf_by: caller.id } : sellerAsActor(caller.id)

/** Why nothing is done in the name of an account that stands like this; null where it can be. */
export function whyShut(status: Named['status']): string | null {
  if (status === 'active') return null
  if (status === 'suspended') return 'This account is suspended, so you can’t list or change anything for it.'
  if (status === 'pending') return 'This registration isn’t finished, so you can’t list for it yet.'
  return 'This account is deleted, so you can’t change anything.'
}
