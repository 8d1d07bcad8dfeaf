import {
  lockTeamActor,
  recordTeamAct,
  selectHelpers,
  requireOpenTeam,
  type AccountActor,
} from '#domains/businesses/server/team/team-actor.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuseRejected } from '#platform/server/refusal.ts'
import { selectSides } from './team-chats.queries.ts'
import { selectListingToWriteAbout } from '../writing.queries.ts'

export { selectAnswering } from './team-chats.queries.ts'

/** The two people act for themselves, even if the buyer is on the seller's team. */
export async function resolveChatActor(db: Db, callerId: AccountId, id: number): Promise<AccountActor> {
  const own = { account_id: callerId }
  const sides = await selectSides(db, id)
  if (!sides || sides.seller_id === null) return own
  const { seller_id: sellerId, buyer_id: buyerId } = sides
  if (callerId === sellerId || callerId === buyerId) return own
  const of = { seller_id: sellerId, account_id: callerId, right: 'enquiries' } as const
  return (await requireOpenTeam(db, of)) ? { account_id: sellerId, by_member: callerId } : own
}

export async function lockChatActor(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
): Promise<void> {
  if (byMember === undefined) return
  refuseRejected(
    await lockTeamActor(tx, { seller_id: accountId, by_member: byMember }, 'enquiries'),
    'forbidden',
  )
}

interface Sides {
  seller_id: AccountId | null
  buyer_id: AccountId | null
  member_id?: AccountId | null
}

/**
 * Selects the topics of pages that show it. Admins get a support conversation by `listAdminTopics`.
 */
export async function selectChatTopics(
  tx: Tx,
  { seller_id: sellerId, buyer_id: buyerId, member_id: memberId = null }: Sides,
): Promise<string[]> {
  if (sellerId === null || buyerId === null) return [`chat:${memberId}`]
  const readers = [sellerId, buyerId, ...(await selectHelpers(tx, sellerId, 'enquiries'))]
  return readers.map((id) => `chat:${id}`)
}

/** Recorded for the owner. */
export async function auditTeamEnquiry(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
  listingId: ListingId,
  act: 'enquiry_answered' | 'viewing_arranged',
): Promise<void> {
  if (byMember === undefined) return
  const about = await selectListingToWriteAbout(tx, listingId)
  await recordTeamAct(
    tx,
    { seller_id: accountId, by_member: byMember },
    { act, right: 'enquiries', listing: { id: listingId, title: about?.title ?? '' } },
  )
}
