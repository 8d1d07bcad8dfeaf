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
  run: async (tx, { payload: { conversation_id, assignee_id } }, platform) => {
    const name = await selectAskerName(tx, conversation_id)
    const words = composeSupportRequestedNotice(conversation_id, name)
    const admins = await selectStaffWhoMay(tx, sendSupportReply)
    const recipients = admins.filter((id) => id === assignee_id)
    const lately = await selectNotifiedLately(tx, words.link)
    for (const accountId of (recipients.length > 0 ? recipients : admins).filter((id) => !lately.has(id)))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})

export const notifySupportAssigned = reaction({
  name: 'notify.support-assigned',
  on: supportAssigned,
  run: async (tx, { payload: { conversation_id, assignee_id, by_id } }, platform) => {
    const name = await selectAskerName(tx, conversation_id)
    const [admin = ''] = await selectShownNames(tx, [by_id])
    const words = composeSupportAssignedNotice(conversation_id, { name, admin })
    await notifyAccount(tx, platform, { account_id: assignee_id, listing_id: null, ...words })
  },
})

export const notifySupportAnswered = reaction({
  name: 'notify.support-answered',
  on: supportAnswered,
  run: async (tx, { payload: { conversation_id, member_id } }) => {
    await readByAdmins(tx, getSupportPath(conversation_id))
    if (member_id !== null) await notifySoon(tx, conversation_id, member_id)
  },
})

export const readNoticesOfResolved = reaction({
  name: 'read-notices.support-resolved',
  on: supportResolved,
  run: async (tx, { payload: { conversation_id } }) =>
    await readByAdmins(tx, getSupportPath(conversation_id)),
})
