import type {
  EmailPreview,
  getEmailPreview,
  previewEmailDraft,
  FailedEmail,
  listFailedEmails,
} from '#domains/messaging/common/emails/emails.ts'
import { stopEmailsPage, failedEmailsPage } from '#domains/messaging/common/stop-emails.ts'
import { composeSampleNotices, getSampleFirstName } from '#domains/messaging/server/email-samples.service.ts'
import { selectSamplePicture } from '#domains/messaging/server/notice-pictures.queries.ts'
import { readByAdmins } from '#domains/messaging/server/notifications.service.ts'
import {
  type ComposeSampleEmails,
  fillMessage,
  type FilledMail,
  type Mail,
} from '#domains/settings/server/message-texts.service.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { composeTextPart, renderEmail, type EmailContent } from '#platform/server/mail/email-html.ts'
import {
  hasFailedEmails,
  lockFailedEmail,
  selectFailedEmails,
  type FailedEmailRow,
} from '#platform/server/mail/failed-emails.ts'
import { sendAgain } from '#platform/server/messages.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'

interface Source extends Pick<Platform, 'config' | 'db'> {
  samples: ComposeSampleEmails[]
}
type Draft = Omit<OperationValues<typeof previewEmailDraft>, 'name'>

interface Sample extends EmailPreview {
  content: EmailContent
}

interface NamedMail extends Pick<EmailPreview, 'name' | 'group'> {
  mail: Mail
}

/** Uses the present subject and body. */
export async function listPreviews({ config, db, samples }: Source): Promise<Sample[]> {
  const fill = await fillMessage(db)
  const picture = await selectSamplePicture(db)
  return listSamples(config.http.publicUrl, samples, picture).map((sample) =>
    fillSample(sample, fill(sample.mail)),
  )
}

export function listSamples(
  publicUrl: string,
  samples: ComposeSampleEmails[],
  picture: string | null = null,
): NamedMail[] {
  const sources: [EmailPreview['group'], [string, Mail][]][] = [
    ['notifications', composeNotificationEmails(publicUrl, picture)],
    ['account', samples.flatMap((compose) => compose(publicUrl))],
  ]
  return sources.flatMap(([group, mails]) => mails.map(([name, mail]) => ({ name, group, mail })))
}

function fillSample({ name, group, mail }: NamedMail, filled: FilledMail): Sample {
  const {
    subject,
    text,
    one_click_url: oneClickUrl = null,
    button_label: buttonLabel = null,
    support_line: supportLine,
  } = filled
  const content = {
    subject,
    text,
    one_click_url: oneClickUrl,
    button_label: buttonLabel,
    support_line: supportLine,
  }
  return { name, group, kind: mail.kind, about: mail.about ?? null, subject, content }
}

const composeNotificationEmails = (publicUrl: string, picture: string | null): [string, Mail][] =>
  composeSampleNotices(publicUrl, picture).map(({ name, kind, title, text, isUrgent }) => [
    name,
    {
      channel: 'email',
      to: '',
      kind: 'mail_notification',
      about: kind,
      values: { title, name: getSampleFirstName(), notice: text },
      ...(!isUrgent && { one_click_url: `${publicUrl}${stopEmailsPage}` }),
    },
  ])

/** @param draft used instead of the present texts */
export async function findPreview(
  { config, db, samples }: Source,
  name: string,
  draft: Draft = {},
): Promise<OperationReply<typeof getEmailPreview> | undefined> {
  const { publicUrl } = config.http
  const picture = await selectSamplePicture(db)
  const sample = listSamples(publicUrl, samples, picture).find((one) => one.name === name)
  if (!sample) return undefined
  const fill = await fillMessage(db, composeWords(sample.mail, draft))
  const { content, ...shown } = fillSample(sample, fill(sample.mail))
  const render = (theme: 'light' | 'dark') => renderEmail(content, publicUrl, theme)
  return {
    ...shown,
    text: composeTextPart(content, publicUrl),
    html: { light: render('light'), dark: render('dark') },
  }
}

const composeWords = ({ kind, about }: Mail, { subject, body, extra }: Draft) => ({
  ...(subject !== undefined && { [kind]: subject }),
  ...(body !== undefined && { [`${kind}_body`]: body }),
  ...(extra !== undefined && about && { [`extra_${about}`]: extra }),
})

export async function readFailedEmails(
  db: Db,
  { page, limit }: OperationValues<typeof listFailedEmails>,
): Promise<OperationReply<typeof listFailedEmails>> {
  const { rows, total } = await selectFailedEmails(db, { page, limit })
  return { items: rows.map(viewFailedEmail), total, page, limit }
}

const viewFailedEmail = (row: FailedEmailRow): FailedEmail => ({
  id: row.id,
  recipient: row.recipient,
  account_id: row.account_id,
  subject: row.subject,
  at: row.queued_at.toISOString(),
  failed_at: row.failed_at.toISOString(),
  reason: row.failed_reason ?? '',
  attempts: row.attempts,
  is_out_of_date: isOutOfDate(row.kind),
})

const isOutOfDate = (kind: string | null) => kind === 'mail_code'

/** The second of two admins finds it gone. Notifications are marked as read with the last one. */
export async function retryEmail(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const email = (await lockFailedEmail(tx, id)) ?? refuse('not_found')
    if (isOutOfDate(email.kind)) refuse('email_out_of_date')
    await sendAgain(tx, id)
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'email.retried',
      subject_kind: 'email',
      subject_id: id,
      after: { subject: email.subject },
    })
    if (!(await hasFailedEmails(tx))) await readByAdmins(tx, failedEmailsPage)
  })
}
