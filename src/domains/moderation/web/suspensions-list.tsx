import {
  appealSuspension,
  listOwnSuspensions,
  type OwnSuspension,
} from '#domains/moderation/common/account-appeals.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { AccountAppeal, AccountAppealForm, appealFields } from './account-appeal.tsx'
import * as t from '#domains/moderation/texts.ts'

/** Lists partial suspensions: a fully suspended member can't open this page. */
export function SuspensionsList() {
  const call = useApiQuery(listOwnSuspensions, {})
  useReadAtNotification([listOwnSuspensions])
  return (
    <Query call={call} skeleton={null} empty={null}>
      {(data) => (
        <ul aria-label={t.what_you_cant_do()} className="mb-4 divide-y divide-line">
          {data.items.map((suspension) => (
            <Suspension key={suspension.id} suspension={suspension} />
          ))}
        </ul>
      )}
    </Query>
  )
}

function Suspension({ suspension }: { suspension: OwnSuspension }) {
  const {
    id,
    kind,
    reason,
    at,
    until,
    lifted_at: liftedAt,
    messages,
    may_write: mayWrite,
    why_not: whyNot,
  } = suspension
  if (kind === 'whole') return null
  const explanation = explainSuspension({ kind, reason, until: until === null ? null : new Date(until) })
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
        {liftedAt && <Badge kind="good">{t.suspension_ended()}</Badge>}
      </p>
      {liftedAt ? (
        <p className="max-w-prose wrap-anywhere text-ink-2">{reason}</p>
      ) : (
        <Notice kind="wrong">{explanation}</Notice>
      )}
      <AccountAppeal
        messages={messages}
        may_write={mayWrite}
        begin={t.appeal_suspension()}
        renderForm={(onDone) => <SuspensionAppeal id={id} onDone={onDone} />}
      />
      {!mayWrite && liftedAt === null && <p className="text-ink-2">{whyNot}</p>}
    </li>
  )
}

function SuspensionAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const setQueryReply = useSetQueryData()
  const form = useOperationForm(appealSuspension, {
    ...appealFields,
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await setQueryReply(listOwnSuspensions, {}, reply)
      onDone()
    },
  })
  return <AccountAppealForm form={form} />
}
