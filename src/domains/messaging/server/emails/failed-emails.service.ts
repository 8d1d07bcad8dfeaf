import type { FailedEmail, listFailedEmails } from '#domains/messaging/common/emails/emails.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readByAdmins } from '#domains/messaging/server/notifications.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import {
  hasFailedEmails,
  lockFailedEmail,
  selectFailedEmails,
  type FailedEmailRow,
} from '#platform/server/mail/failed-emails.ts'
import { sendAgain } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { failedEmailsPage } from '#domains/messaging/common/failed-emails-page.ts'

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
