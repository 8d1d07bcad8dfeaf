import { sendSupportReply } from '#domains/chat/common/support.ts'
import {
  supportAnswered,
  supportRequested,
  supportAssigned,
  supportResolved,
} from '#domains/chat/server/support/support.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import {
  selectAskerName,
  selectShownNames,
  selectNotifiedLately,
  selectStaffWhoMay,
} from '../notifications.queries.ts'
import { notifySoon } from '../notifications.jobs.ts'
import { notifyAccount, readByAdmins } from '../notifications.service.ts'
import {
  composeSupportRequestedNotice,
  composeSupportAssignedNotice,
  getSupportPath,
} from '../labels/support.labels.ts'

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
