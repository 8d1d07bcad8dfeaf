import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sentMessagesPage } from '#domains/messaging/common/stop-emails.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import * as t from '#domains/messaging/texts.ts'

export const meta = makeAdminMeta(t.sent_messages)

/** The address in earlier emails and notifications. */
export default function FailedEmails() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(`${sentMessagesPage}?channel=email&state=failed`, { replace: true })
  }, [navigate])
  return null
}
