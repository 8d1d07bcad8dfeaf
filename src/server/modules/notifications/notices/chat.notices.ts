import { conversationRead, messageSent } from '#server/modules/chat/chat.events.ts'
import { selectAnswering } from '#server/modules/chat/team/chat-actor.service.ts'
import { readViewingMove } from '#server/modules/chat/viewings/viewings.service.ts'
import { viewingMoved } from '#server/modules/chat/viewings/viewings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { tellSoon } from '../notifications.jobs.ts'
import { findNamedListing, hasUnreadMessages, selectShownNames } from '../notifications.queries.ts'
import { notifyAccount, readOfLink } from '../notifications.service.ts'
import { notifyHelpers, readOfConversationByTeam } from '../team-notices.service.ts'
import { getTeamChatPath } from '../words/team.words.ts'
import { composeViewingNotice } from '../words/viewings.words.ts'

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id, receiver_id } }) =>
    await tellSoon(tx, conversation_id, receiver_id),
})

export const notifyViewingMoved = reaction({
  name: 'notify.viewing-moved',
  on: viewingMoved,
  run: async (tx, { payload: { listing_id, actor_id, receiver_id, revision, ...moved } }, platform) => {
    const id = moved.conversation_id
    const listing = await findNamedListing(tx, listing_id)
    if (!listing) return
    const [name = ''] = await selectShownNames(tx, [actor_id])
    const written = await readViewingMove(tx, id, revision)
    const words = composeViewingNotice(listing, { name, ...moved, ...written })
    // The latest says how it stands.
    await readOfLink(tx, receiver_id, words)
    await notifyAccount(tx, platform, { account_id: receiver_id, listing_id, ...words })
    const team = { seller_id: receiver_id, helpers: await selectAnswering(tx, id, receiver_id) }
    const link = getTeamChatPath(receiver_id, id)
    for (const helper of team.helpers) await readOfLink(tx, helper, { kind: words.kind, link })
    await notifyHelpers(tx, platform, team, { listing_id, ...words, link })
  },
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id, account_id } }) => {
    await readOfConversationByTeam(tx, account_id, conversation_id)
    // Written while the one before was still unread, it was not told.
    if (await hasUnreadMessages(tx, conversation_id, account_id))
      await tellSoon(tx, conversation_id, account_id)
  },
})
