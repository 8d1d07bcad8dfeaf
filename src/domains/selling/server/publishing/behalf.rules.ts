import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/selling/texts.ts'
/** Decides who may edit a listing as which seller: the one policy for sellers and admins. Pure. */

export interface SellerActor {
  seller_id: number
  /** The admin who acts for the seller; null if the seller acts. */
  on_behalf_by: number | null
  /** The team member who acts for the seller. */
  by_member?: number
}

interface Caller {
  id: number
  type: 'user' | 'admin'
}

interface Named extends Caller {
  status: 'active' | 'suspended' | 'pending' | 'deleted'
}

export const sellerAsActor = (seller_id: number): SellerActor => ({ seller_id, on_behalf_by: null })

export const memberAsActor = (seller_id: number, by_member: number): SellerActor => ({
  seller_id,
  on_behalf_by: null,
  by_member,
})

export type StartVerdict = { actor: SellerActor } | { seller_id: string }

export function decideActorToStart(
  caller: Caller,
  seller_id: number | undefined,
  seller: Named | undefined,
  is_on_team = false,
): StartVerdict {
  if (caller.type === 'user') {
    if (seller_id !== undefined && is_on_team) return { actor: memberAsActor(seller_id, caller.id) }
    return seller_id === undefined
      ? { actor: sellerAsActor(caller.id) }
      : { seller_id: t.only_hoko_can_list_for_someone_else() }
  }
  if (seller_id === undefined) return { seller_id: t.choose_the_member_youre_listing_for() }
  if (!seller || seller.type === 'admin' || seller.status === 'deleted') {
    return { seller_id: t.no_member_with_that_number() }
  }
  const verdict = judgeAccount(seller.status)
  return verdict.isAllowed ? { actor: { seller_id, on_behalf_by: caller.id } } : { seller_id: verdict.reason }
}

export const actorOn = (caller: Caller, owner_id: number): SellerActor =>
  caller.type === 'admin' ? { seller_id: owner_id, on_behalf_by: caller.id } : sellerAsActor(caller.id)

export function judgeAccount(status: Named['status']): Verdict {
  if (status === 'active') return allowed
  if (status === 'suspended') return rejected(t.this_account_is_suspended_so_you_cant())
  if (status === 'pending') return rejected(t.this_registration_isnt_finished_so_you())
  return rejected(t.this_account_is_deleted_so_you_cant())
}
