import { retryFailedEmail } from '#domains/messaging/common/emails/emails.ts'
import { emailGivenUp } from '#platform/server/mail/mail.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeFailedEmailsNotice } from '../labels/flags.labels.ts'
import { lockNoticesOfAdmins, selectStaffToNotify } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'

/**
 * One unread notification for an admin is enough, however many fail. Not by email, which may fail
 * as well.
 */
export const notifyEmailGivenUp = reaction({
  name: 'notify.email-given-up',
  on: emailGivenUp,
  run: async (tx, _fact, platform) => {
    const words = composeFailedEmailsNotice()
    await lockNoticesOfAdmins(tx, words.link)
    for (const accountId of await selectStaffToNotify(tx, retryFailedEmail, words.link)) {
      const notice = {
        account_id: accountId,
        listing_id: null,
        isUrgent: true,
        isByBellAlone: true,
        ...words,
      }
      await notifyAccount(tx, platform, notice)
    }
  },
})
