import type { FailedEmail, listFailedEmails } from '#contract/emails/emails.ts'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { readByAdmins } from '#server/modules/notifications/notifications.service.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import {
  hasFailedEmails,
  lockFailedEmail,
  selectFailedEmails,
  type FailedEmailRow,
} from '#server/platform/mail/failed-emails.ts'
import { sendAgain } from '#server/platform/messages.ts'
import { refuse } from '#server/platform/refusal.ts'
import { failed_emails_page } from '#shared/rules/failed-emails-page.ts'

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

/** Of two admins the second finds it gone. The bells fall silent with the last one. */
export async function retryEmail(db: Db, actor_id: number, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const email = (await lockFailedEmail(tx, id)) ?? refuse('not_found')
    if (isOutOfDate(email.kind)) refuse('email_out_of_date')
    await sendAgain(tx, id)
    await recordAudit(tx, {
      actor_id,
      action: 'email.retried',
      subject_kind: 'email',
      subject_id: id,
      after: { subject: email.subject },
    })
    if (!(await hasFailedEmails(tx))) await readByAdmins(tx, failed_emails_page)
  })
}
