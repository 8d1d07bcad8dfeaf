import { writeMessages } from '#domains/settings/server/message-texts.service.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

interface NoticeEmail {
  account_id: AccountId
  mailbox: string
  first_name: string
  /** Null if several kinds share an email. */
  kind: NotificationKind | null
  title: string
  email_text: string
  one_click_url: string | null
}

export async function sendNoticesByEmail(tx: Tx, notices: NoticeEmail[]): Promise<void> {
  await writeMessages(
    tx,
    notices.map(
      ({
        account_id: accountId,
        mailbox,
        first_name: firstName,
        kind,
        title,
        email_text: emailText,
        one_click_url: oneClickUrl,
      }) => ({
        account_id: accountId,
        message: {
          channel: 'email',
          to: mailbox,
          kind: 'mail_notification',
          about: kind,
          values: { title, name: firstName, notice: emailText },
          ...(oneClickUrl !== null && { one_click_url: oneClickUrl }),
        },
      }),
    ),
  )
}
