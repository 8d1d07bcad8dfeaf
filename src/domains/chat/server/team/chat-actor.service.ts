import {
  lockTeamActor,
  recordTeamAct,
  selectHelpers,
  requireOpenTeam,
  type AccountActor,
} from '#domains/businesses/server/team/team-actor.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuseRejected } from '#platform/server/refusal.ts'
import { selectSides } from './team-chats.queries.ts'
import { selectListingToWriteAbout } from '../writing.queries.ts'

export { selectAnswering } from './team-chats.queries.ts'

/** The two people act for themselves, even if the buyer is on the seller's team. */
export async function resolveChatActor(db: Db, callerId: number, id: number): Promise<AccountActor> {
  const own = { account_id: callerId }
  const sides = await selectSides(db, id)
  if (!sides || sides.seller_id === null) return own
  const { seller_id, buyer_id } = sides
  if (callerId === seller_id || callerId === buyer_id) return own
  const of = { seller_id, account_id: callerId, right: 'enquiries' } as const
  return (await requireOpenTeam(db, of)) ? { account_id: seller_id, by_member: callerId } : own
}

export async function lockChatActor(tx: Tx, { account_id, by_member }: AccountActor): Promise<void> {
  if (by_member === undefined) return
  refuseRejected(await lockTeamActor(tx, { seller_id: account_id, by_member }, 'enquiries'), 'forbidden')
}

interface Sides {
  seller_id: number | null
  buyer_id: number | null
  member_id?: number | null
}

/**
 * Selects the topics of pages that show it. Admins get a support conversation by `listAdminTopics`.
 */
export async function selectChatTopics(
  tx: Tx,
  { seller_id, buyer_id, member_id = null }: Sides,
): Promise<string[]> {
  if (seller_id === null || buyer_id === null) return [`chat:${member_id}`]
  const readers = [seller_id, buyer_id, ...(await selectHelpers(tx, seller_id, 'enquiries'))]
  return readers.map((id) => `chat:${id}`)
}

/** Recorded for the owner. */
export async function auditTeamEnquiry(
  tx: Tx,
  { account_id, by_member }: AccountActor,
  listingId: number,
  act: 'enquiry_answered' | 'viewing_arranged',
): Promise<void> {
  if (by_member === undefined) return
  const about = await selectListingToWriteAbout(tx, listingId)
  await recordTeamAct(
    tx,
    { seller_id: account_id, by_member },
    { act, right: 'enquiries', listing: { id: listingId, title: about?.title ?? '' } },
  )
}
