import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { rejectionReason } from '#platform/common/verdict.ts'
import type { ViewingPlan } from '#domains/trades/common/meetings/meetings.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import {
  getMeetingPlan,
  selectMeeting,
  type MeetingHost,
  type MeetingPlan,
} from '#domains/trades/server/meetings/meetings.service.ts'
import { checkActorRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/db.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockConversation, selectConversations } from './chat.queries.ts'
import { mayWriteIn } from './chat.view.ts'
import {
  lockChatActor,
  auditTeamEnquiry,
  resolveChatActor,
  selectChatTopics,
} from './team/chat-actor.service.ts'
import { selectChatBlocks, selectListingToWriteAbout } from './writing.queries.ts'
import * as t from '#domains/chat/texts.ts'

/** Allowed while the listing is live and the two may write to each other. */
export const viewings: MeetingHost<ViewingPlan> = {
  kind: 'viewing',
  lock: async (tx, { callerId, id }) => {
    const actor = await resolveChatActor(tx, callerId, id)
    await lockChatActor(tx, actor)
    const locked = await lockConversation(tx, actor, id)
    if (!locked || locked.listing_id === null) return refuse('not_found')
    const { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = locked
    const [row] = await selectConversations(tx, actor.account_id, { id })
    const about = await selectListingToWriteAbout(tx, listingId)
    const now = await readClock(tx)
    if (!row?.other_id) return refuse('not_found')
    const blocks = await selectChatBlocks(tx, actor.account_id, row.other_id)
    const restriction = await checkActorRestriction(tx, actor, 'messaging')
    const mayWrite = restriction.isAllowed && mayWriteIn(row) && !blocks.has_blocked && !blocks.is_blocked
    const isSeller = sellerId === actor.account_id
    return {
      actor,
      side: isSeller ? 'seller' : 'buyer',
      receiverId: isSeller ? buyerId : sellerId,
      listing_id: listingId,
      is_open: mayWrite && about?.status === 'active' && isOpenAt(about, now),
      may_write: mayWrite,
      closedReason: rejectionReason(restriction),
      now,
      onMoved: async () => {
        await auditTeamEnquiry(tx, actor, listingId, 'viewing_arranged')
        await publishTopics(tx, await selectChatTopics(tx, locked))
      },
    }
  },
  reply: async (_db, _input, plan) => viewingView(plan),
  findEntry: async (db, callerId, id) => {
    const { account_id: accountId, by_member: byMember } = await resolveChatActor(db, callerId, id)
    const [row] = await selectConversations(db, accountId, { id, by_member: byMember })
    const about = row?.listing_id && (await selectListingToWriteAbout(db, row.listing_id))
    if (!row || !about) return undefined
    const name = row.display_name
    return {
      id,
      title: t.viewing_of_title({ title: about.title ?? '' }),
      other: row.seller_id === accountId ? t.name_comes_to_see_it({ name }) : t.you_meet_the_seller({ name }),
      path: `/ichat?chat=${id}`,
      isOff: false,
      now: about.now,
    }
  },
}

const viewingView = ({ dropped: _dropped, ...plan }: MeetingPlan): ViewingPlan => plan

export async function readViewing(
  db: Db,
  accountId: AccountId,
  {
    id,
    listing_id: listingId,
    seller_id: sellerId,
  }: { id: number; listing_id: ListingId; seller_id: AccountId },
  mayWrite: boolean,
): Promise<ViewingPlan | null> {
  const [about, history] = await Promise.all([
    selectListingToWriteAbout(db, listingId),
    selectMeeting(db, 'viewing', id),
  ])
  if (!about) return null
  const isOpen = mayWrite && about.status === 'active' && isOpenAt(about, about.now)
  const side = sellerId === accountId ? 'seller' : 'buyer'
  const plan = getMeetingPlan('viewing', history, { side, is_open: isOpen, now: about.now })
  return plan && viewingView(plan)
}
