import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import type { Tx } from '#server/platform/database/db.ts'

interface NoticeEmail {
  account_id: number
  mailbox: string
  title: string
  email_text: string
  one_click_url: string | null
}

export async function sendNoticeByEmail(
  tx: Tx,
  { account_id, mailbox, title, email_text, one_click_url }: NoticeEmail,
): Promise<void> {
  await writeMessage(tx, account_id, {
    channel: 'email',
    to: mailbox,
    kind: 'mail_notification',
    values: { title },
    text: email_text,
    ...(one_click_url !== null && { one_click_url }),
  })
}
