import { appealWarning, listOwnWarnings, type MemberWarning } from '#domains/moderation/common/warnings.ts'
import { formatDate, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { AccountAppeal, AccountAppealForm, appealFields } from './account-appeal.tsx'
import * as t from '#domains/moderation/texts.ts'

export function WarningsList() {
  const call = useApiQuery(listOwnWarnings, {})
  useReadAtNotification([listOwnWarnings])
  return (
    <Query
      call={call}
      loading={t.loading_warnings()}
      skeleton={<SkeletonText lines={2} />}
      empty={<p className="text-sm text-ink-2">{t.you_have_no_warnings()}</p>}
    >
      {(data) => (
        <div className="grid gap-3">
          <p className="num text-sm text-ink-2">{t.you_have_count_strikes({ count: data.strikes })}</p>
          <ul className="divide-y divide-line">
            {data.items.map((warning) => (
              <Warning key={warning.id} warning={warning} />
            ))}
          </ul>
        </div>
      )}
    </Query>
  )
}

function Warning({ warning }: { warning: MemberWarning }) {
  const {
    warned_at: warnedAt,
    reason,
    is_strike: isStrike,
    counts_until: countsUntil,
    listing,
    withdrawn,
    messages,
    may_write: mayWrite,
    why_not: whyNot,
  } = warning
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={warnedAt}>{formatShortInstant(new Date(warnedAt))}</time>
        {listing && <span>{listing.title}</span>}
        {withdrawn ? (
          <Badge kind="good">{t.withdrawn()}</Badge>
        ) : (
          isStrike && <Badge>{t.strike_until({ day: formatDate(new Date(countsUntil)) })}</Badge>
        )}
      </p>
      <p className="max-w-prose wrap-anywhere">{reason}</p>
      {withdrawn && (
        <p className="max-w-prose wrap-anywhere text-ink-2">{t.our_note({ note: withdrawn.reason })}</p>
      )}
      <AccountAppeal
        messages={messages}
        may_write={mayWrite}
        begin={t.moderation_appeal_warning()}
        renderForm={(onDone) => <WarningAppeal id={warning.id} onDone={onDone} />}
      />
      {!mayWrite && messages.length > 0 && <p className="text-ink-2">{whyNot}</p>}
    </li>
  )
}

function WarningAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const setQueryReply = useSetQueryData()
  const form = useOperationForm(appealWarning, {
    ...appealFields,
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await setQueryReply(listOwnWarnings, {}, reply)
      onDone()
    },
  })
  return <AccountAppealForm form={form} />
}
