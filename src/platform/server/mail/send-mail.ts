import { createTransport } from 'nodemailer'
import { must } from '#platform/common/must.ts'
import { toRecord } from '#platform/common/records.ts'
import type { Config } from '../config.ts'
import { composeTextPart, renderEmail, type EmailContent } from './email-html.ts'

export interface Mail extends EmailContent {
  id: number
  to: string
  attachments: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
}

export async function sendMail(
  { mail: { smtpUrl, mailFrom }, http: { publicUrl } }: Config,
  { id, to, attachments, ...content }: Mail,
): Promise<void> {
  const { subject, one_click_url: oneClickUrl } = content
  const transport = createTransport({
    url: must(smtpUrl, 'smtp_url'),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  try {
    await transport.sendMail({
      from: mailFrom,
      // Passed as an object: nodemailer would parse a text, which could smuggle in other addresses.
      to: [{ name: '', address: to }],
      subject,
      text: composeTextPart(content, publicUrl),
      html: renderEmail(content, publicUrl),
      attachments,
      // The same on every attempt, so that a duplicate can be recognised.
      messageId: `<message-${id}@${new URL(publicUrl).hostname}>`,
      ...(oneClickUrl && {
        headers: {
          'List-Unsubscribe': `<${oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } finally {
    transport.close()
  }
}

export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = toRecord(error)
  // A wrong password is the installation's error, not the email's.
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}
