import { selectAnswering } from '#domains/chat/server/team/chat-actor.service.ts'
import { meetingMoved } from '#domains/trades/server/meetings/meetings.events.ts'
import { readMeetingMove } from '#domains/trades/server/meetings/meetings.service.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { findNamedListing, selectShownNames } from '../notifications.queries.ts'
import { notifyAccount, readOfLink } from '../notifications.service.ts'
import { notifyHelpers } from '../team-notices.service.ts'
import { composePickupNotice, composeViewingNotice } from '../labels/meetings.labels.ts'
import { getTeamChatPath } from '../labels/team.labels.ts'

export const notifyMeetingMoved = reaction({
  name: 'notify.meeting-moved',
  on: meetingMoved,
  run: async (tx, { payload }, platform) => {
    const { conversation_id, trade_id, listing_id, actor_id, receiver_id } = payload
    const listing = await findNamedListing(tx, listing_id)
    if (!listing) return
    const moved = { ...payload, ...(await readMeetingMove(tx, payload)) }
    const common = { account_id: receiver_id, listing_id }
    if (trade_id !== null) {
      const words = composePickupNotice(listing, { ...moved, trade_id })
      return await notifyAccount(tx, platform, { ...common, ...words })
    }
    if (conversation_id === null) return
    const [name = ''] = await selectShownNames(tx, [actor_id])
    const words = composeViewingNotice(listing, { ...moved, conversation_id, name })
    // The latest one shows the present state.
    await readOfLink(tx, receiver_id, words)
    await notifyAccount(tx, platform, { ...common, ...words })
    const helpers = await selectAnswering(tx, conversation_id, receiver_id)
    const link = getTeamChatPath(receiver_id, conversation_id)
    for (const helper of helpers) await readOfLink(tx, helper, { kind: words.kind, link })
    await notifyHelpers(tx, platform, { seller_id: receiver_id, helpers }, { listing_id, ...words, link })
  },
})
