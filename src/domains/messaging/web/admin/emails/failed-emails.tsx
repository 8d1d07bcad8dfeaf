import { useQueryClient } from '@tanstack/react-query'
import { MailCheck, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import {
  type FailedEmail,
  listFailedEmails,
  retryFailedEmail,
} from '#domains/messaging/common/emails/emails.ts'
import { listFailedEmails as shapes } from '#domains/messaging/common/emails/emails.shapes.ts'
import { failedEmailsPage } from '#domains/messaging/common/stop-emails.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import * as t from '#domains/messaging/texts.ts'

export const meta = makeAdminMeta(t.failed_emails)

const failedEmails = defineTable({
  path: failedEmailsPage,
  operation: listFailedEmails,
  query: shapes.query,
  icon: MailCheck,
  words: () => ({
    title: t.failed_emails(),
    count: (count) => t.count_emails({ count }),
    failed: t.the_emails_didnt_load(),
    loading: t.loading_the_emails(),
    none: { title: t.no_failed_emails(), text: t.emails_that_couldnt_be_sent_show_up() },
  }),
  Top: () => <p className="mb-4 max-w-2xl text-sm text-ink-2">{t.we_try_each_email_for_about_a_day()}</p>,
  renderRows: (emails) => (
    <ul
      aria-label={t.failed_emails()}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {emails.map((email) => (
        <FailedEmailRow key={email.id} email={email} />
      ))}
    </ul>
  ),
})

export default failedEmails.Page

function FailedEmailRow({ email }: { email: FailedEmail }) {
  const {
    id,
    recipient,
    account_id: accountId,
    subject,
    at,
    failed_at: failedAt,
    reason,
    attempts,
    is_out_of_date: isOutOfDate,
  } = email
  const queries = useQueryClient()
  const retry = useApiMutation(retryFailedEmail, {
    onSuccess: () => notify.success(t.sending_again()),
    onError: (error) => notify.error(getMessage(error)),
    // Another admin may have resent it already.
    onSettled: () => queries.invalidateQueries({ queryKey: [listFailedEmails.name] }),
  })
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3.5 text-sm">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-semibold break-words">{subject}</p>
        <p className="break-words text-ink-2">
          {accountId === null ? (
            recipient
          ) : (
            <Link to={`/user/${accountId}/detail`} className="underline hover:text-pounamu">
              {recipient}
            </Link>
          )}
        </p>
        <p className="num mt-1 text-xs text-ink-2">
          {t.written_and_given_up({
            at: formatMoment(at),
            failed_at: formatMoment(failedAt),
            count: attempts,
          })}
        </p>
      </div>
      <p className="min-w-0 flex-[1_1_16rem] break-words text-ink-2">{reason}</p>
      {isOutOfDate ? (
        <p className="text-ink-2">{t.expired_code()}</p>
      ) : (
        <Button
          kind="quiet"
          size="small"
          icon={RotateCcw}
          busy={retry.isPending}
          aria-label={t.try_again_for_recipient({ recipient, subject })}
          onClick={() => retry.mutate({ id })}
        >
          {t.try_again()}
        </Button>
      )}
    </li>
  )
}
