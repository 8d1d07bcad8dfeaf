import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerMemberAppeal, getMemberAppeal } from '#domains/moderation/common/account-appeals.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { api } from '#platform/web/session/api.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/accounts/texts.ts'

export function MemberAppeal({ account_id: accountId, name }: { account_id: number; name: string }) {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  const input = { id: accountId }
  const { data } = useApiQuery(getMemberAppeal, input, { staleTime: 0 })
  const [isAnswering, setAnswering] = useState(false)
  if (!data || (data.messages.length === 0 && !data.may_write)) return null
  const hasAppealed = data.messages.some(({ is_owners: isOwners }) => isOwners)
  return (
    <section aria-label={hasAppealed ? t.appeal() : t.suspensions_messages()} className="grid gap-3 text-sm">
      <h3 className="font-semibold">{hasAppealed ? t.appeal() : t.suspensions_messages()}</h3>
      <ol className="grid gap-2">
        {data.messages.map((message) => (
          <li key={message.id} className="rounded-control bg-sunk px-3 py-2">
            <p className="text-xs text-ink-2">
              {message.author}, {formatMoment(message.at)}
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
      {data.may_write && (
        <div>
          <May op={answerMemberAppeal}>
            <Button size="small" onClick={() => setAnswering(true)}>
              {hasAppealed ? t.answer_appeal() : t.message_name({ name })}
            </Button>
          </May>
        </div>
      )}
      {isAnswering && (
        <ReasonDialog
          title={hasAppealed ? t.answer_name({ name }) : t.message_name({ name })}
          label={hasAppealed ? t.your_answer() : t.your_message()}
          help={t.name_will_get_this_by_email_and_see({ name })}
          confirm={hasAppealed ? t.send_answer() : t.send_message()}
          onClose={() => setAnswering(false)}
          act={async (text) => {
            const answered = await api.call(answerMemberAppeal, { id: accountId, text })
            await setQueryReply(getMemberAppeal, input, answered)
            await queries.invalidateQueries({ queryKey: [listAudit.name] })
            notify.success(hasAppealed ? t.answer_sent() : t.message_sent())
          }}
        >
          {t.this_doesnt_lift_the_suspension()}
        </ReasonDialog>
      )}
    </section>
  )
}
