import { selectAnswering } from '#domains/chat/server/team/chat-actor.service.ts'
import { meetingMoved } from '#domains/trades/server/meetings/meetings.events.ts'
import { readMeetingMove } from '#domains/trades/server/meetings/meetings.service.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { findNamedListing, selectShownNames } from '../notifications.queries.ts'
import { notifyAccount, markLinkRead } from '../notifications.service.ts'
import { notifyHelpers } from '../team-notices.service.ts'
import { composePickupNotice, composeViewingNotice } from '../labels/meetings.labels.ts'
import { getTeamChatPath } from '../labels/team.labels.ts'

export const notifyMeetingMoved = reaction({
  name: 'notify.meeting-moved',
  on: meetingMoved,
  run: async (tx, { payload }, platform) => {
    const {
      conversation_id: conversationId,
      trade_id: tradeId,
      listing_id: listingId,
      actor_id: actorId,
      receiver_id: receiverId,
    } = payload
    const listing = await findNamedListing(tx, listingId)
    if (!listing) return
    const moved = { ...payload, ...(await readMeetingMove(tx, payload)) }
    const common = { account_id: receiverId, listing_id: listingId }
    if (tradeId !== null) {
      const words = composePickupNotice(listing, { ...moved, trade_id: tradeId })
      return await notifyAccount(tx, platform, { ...common, ...words })
    }
    if (conversationId === null) return
    const [name = ''] = await selectShownNames(tx, [actorId])
    const words = composeViewingNotice(listing, { ...moved, conversation_id: conversationId, name })
    // The latest one shows the present state.
    await markLinkRead(tx, receiverId, words)
    await notifyAccount(tx, platform, { ...common, ...words })
    const helpers = await selectAnswering(tx, conversationId, receiverId)
    const link = getTeamChatPath(receiverId, conversationId)
    for (const helper of helpers) await markLinkRead(tx, helper, { kind: words.kind, link })
    await notifyHelpers(
      tx,
      platform,
      { seller_id: receiverId, helpers },
      { listing_id: listingId, ...words, link },
    )
  },
})
