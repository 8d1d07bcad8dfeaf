import { sendSupportReply } from '#domains/chat/common/support.ts'
import {
  supportAnswered,
  supportRequested,
  supportAssigned,
  supportResolved,
  conversationRead,
  messageSent,
} from '#domains/chat/server/chat.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import {
  composeSupportRequestedNotice,
  composeSupportAssignedNotice,
  getSupportPath,
} from '../labels/support.labels.ts'
import { notifySoon } from '../notifications.jobs.ts'
import {
  selectAskerName,
  selectShownNames,
  selectNotifiedLately,
  selectStaffWhoMay,
  hasUnreadMessages,
} from '../notifications.queries.ts'
import { notifyAccount, readByAdmins } from '../notifications.service.ts'
import { markConversationReadByTeam } from '../team-notices.service.ts'

/**
 * Notifies the assigned admin, while they work here; else all of them. Not again within a quarter
 * of an hour.
 */
export const notifySupportRequested = reaction({
  name: 'notify.support-asked',
  on: supportRequested,
  run: async (tx, { payload: { conversation_id: conversationId, assignee_id: assigneeId } }, platform) => {
    const name = await selectAskerName(tx, conversationId)
    const words = composeSupportRequestedNotice(conversationId, name)
    const admins = await selectStaffWhoMay(tx, sendSupportReply)
    const recipients = admins.filter((id) => id === assigneeId)
    const lately = await selectNotifiedLately(tx, words.link)
    for (const accountId of (recipients.length > 0 ? recipients : admins).filter((id) => !lately.has(id)))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})

export const notifySupportAssigned = reaction({
  name: 'notify.support-assigned',
  on: supportAssigned,
  run: async (
    tx,
    { payload: { conversation_id: conversationId, assignee_id: assigneeId, by_id: byId } },
    platform,
  ) => {
    const name = await selectAskerName(tx, conversationId)
    const [admin = ''] = await selectShownNames(tx, [byId])
    const words = composeSupportAssignedNotice(conversationId, { name, admin })
    await notifyAccount(tx, platform, { account_id: assigneeId, listing_id: null, ...words })
  },
})

export const notifySupportAnswered = reaction({
  name: 'notify.support-answered',
  on: supportAnswered,
  run: async (tx, { payload: { conversation_id: conversationId, member_id: memberId } }) => {
    await readByAdmins(tx, getSupportPath(conversationId))
    if (memberId !== null) await notifySoon(tx, conversationId, memberId)
  },
})

export const readNoticesOfResolved = reaction({
  name: 'read-notices.support-resolved',
  on: supportResolved,
  run: async (tx, { payload: { conversation_id: conversationId } }) =>
    await readByAdmins(tx, getSupportPath(conversationId)),
})

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id: conversationId, receiver_id: receiverId } }) =>
    await notifySoon(tx, conversationId, receiverId),
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id: conversationId, account_id: accountId } }) => {
    await markConversationReadByTeam(tx, accountId, conversationId)
    // A message written while an earlier one was unread hasn't been notified.
    if (await hasUnreadMessages(tx, conversationId, accountId))
      await notifySoon(tx, conversationId, accountId)
  },
})
