import type { AccountId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/selling/texts.ts'
/** Decides who may edit a listing as which seller: the one policy for sellers and admins. Pure. */

export interface SellerActor {
  seller_id: AccountId
  /** The admin who acts for the seller; null if the seller acts. */
  onBehalfBy: AccountId | null
  /** The team member who acts for the seller. */
  by_member?: AccountId
}

interface Caller {
  id: AccountId
  type: 'user' | 'admin'
}

interface NamedCaller extends Caller {
  status: 'active' | 'suspended' | 'pending' | 'deleted'
}

export const sellerAsActor = (sellerId: AccountId): SellerActor => ({ seller_id: sellerId, onBehalfBy: null })

export const memberAsActor = (sellerId: AccountId, byMember: AccountId): SellerActor => ({
  seller_id: sellerId,
  onBehalfBy: null,
  by_member: byMember,
})

export type StartVerdict = { actor: SellerActor } | { seller_id: string }

export function decideActorToStart(
  caller: Caller,
  sellerId: AccountId | undefined,
  seller: NamedCaller | undefined,
  isOnTeam = false,
): StartVerdict {
  if (caller.type === 'user') {
    if (sellerId !== undefined && isOnTeam) return { actor: memberAsActor(sellerId, caller.id) }
    return sellerId === undefined
      ? { actor: sellerAsActor(caller.id) }
      : { seller_id: t.only_hoko_can_list_for_someone_else() }
  }
  if (sellerId === undefined) return { seller_id: t.choose_the_member_youre_listing_for() }
  if (!seller || seller.type === 'admin' || seller.status === 'deleted') {
    return { seller_id: t.no_member_with_that_number() }
  }
  const verdict = judgeAccount(seller.status)
  return verdict.isAllowed
    ? { actor: { seller_id: sellerId, onBehalfBy: caller.id } }
    : { seller_id: verdict.reason }
}

export const actorOn = (caller: Caller, ownerId: AccountId): SellerActor =>
  caller.type === 'admin' ? { seller_id: ownerId, onBehalfBy: caller.id } : sellerAsActor(caller.id)

export function judgeAccount(status: NamedCaller['status']): Verdict {
  if (status === 'active') return allowed
  if (status === 'suspended') return rejected(t.this_account_is_suspended_so_you_cant())
  if (status === 'pending') return rejected(t.this_registration_isnt_finished_so_you())
  return rejected(t.this_account_is_deleted_so_you_cant())
}
