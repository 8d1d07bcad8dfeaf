import { conversationRead, messageSent } from '#server/modules/chat/chat.events.ts'
import { readViewingMove } from '#server/modules/chat/viewings/viewings.service.ts'
import { viewingMoved } from '#server/modules/chat/viewings/viewings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { tellSoon } from '../notifications.jobs.ts'
import { findNamedListing, hasUnreadMessages, selectShownNames } from '../notifications.queries.ts'
import { notifyAccount, readOfConversation, readOfLink } from '../notifications.service.ts'
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
    const listing = await findNamedListing(tx, listing_id)
    if (!listing) return
    const [name = ''] = await selectShownNames(tx, [actor_id])
    const written = await readViewingMove(tx, moved.conversation_id, revision)
    const words = composeViewingNotice(listing, { name, ...moved, ...written })
    // The latest says how it stands.
    await readOfLink(tx, receiver_id, words)
    await notifyAccount(tx, platform, { account_id: receiver_id, listing_id, ...words })
  },
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id, account_id } }) => {
    await readOfConversation(tx, account_id, conversation_id)
    // Written while the one before was still unread, it was not told.
    if (await hasUnreadMessages(tx, conversation_id, account_id))
      await tellSoon(tx, conversation_id, account_id)
  },
})
