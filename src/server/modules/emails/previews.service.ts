import type { EmailPreview, getEmailPreview } from '#contract/emails/emails.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { composeSampleEmailsOfAccounts } from '#server/modules/accounts/email-samples.service.ts'
import { composeSampleEmailsOfAuth } from '#server/modules/auth/email-samples.service.ts'
import { composeSampleEmailsOfInvoices } from '#server/modules/invoices/mailing/email-samples.service.ts'
import { composeSampleEmailsOfMembers } from '#server/modules/members/email-samples.service.ts'
import { composeSampleNotices } from '#server/modules/notifications/email-samples.service.ts'
import { fillMessage, type Mail } from '#server/modules/settings/message-texts.service.ts'
import { composeTextPart, renderEmail, type EmailContent } from '#server/platform/mail/email-html.ts'
import type { Platform } from '#server/platform/platform.ts'
import { stop_emails_page } from '#shared/formats/stop-emails.ts'

type Source = Pick<Platform, 'config' | 'db'>

interface Sample extends EmailPreview {
  content: EmailContent
}

/** In the words that are chosen now. */
export async function listPreviews({ config, db }: Source): Promise<Sample[]> {
  const { public_url } = config.http
  const sources: [EmailPreview['group'], [string, Mail][]][] = [
    ['notifications', composeNotificationEmails(public_url)],
    [
      'account',
      [
        ...composeSampleEmailsOfAuth(public_url),
        ...composeSampleEmailsOfAccounts(public_url),
        ...composeSampleEmailsOfMembers(public_url),
        ...composeSampleEmailsOfInvoices(),
      ],
    ],
  ]
  const fill = await fillMessage(db)
  return sources.flatMap(([group, mails]) =>
    mails.map(([name, mail]) => {
      const { subject, text, one_click_url = null, button_label = null, support_line } = fill(mail)
      return { name, group, subject, content: { subject, text, one_click_url, button_label, support_line } }
    }),
  )
}

const composeNotificationEmails = (public_url: string): [string, Mail][] =>
  composeSampleNotices(public_url).map(({ name, title, text, is_urgent }) => [
    name,
    {
      channel: 'email',
      to: '',
      kind: 'mail_notification',
      values: { title },
      text,
      ...(!is_urgent && { one_click_url: `${public_url}${stop_emails_page}` }),
    },
  ])

export async function findPreview(
  source: Source,
  name: string,
): Promise<OperationReply<typeof getEmailPreview> | undefined> {
  const found = (await listPreviews(source)).find((sample) => sample.name === name)
  if (!found) return undefined
  const { group, subject, content } = found
  const render = (look: 'light' | 'dark') => renderEmail(content, source.config.http.public_url, look)
  return {
    name,
    group,
    subject,
    text: composeTextPart(content),
    html: { light: render('light'), dark: render('dark') },
  }
}
