import { useState } from 'react'
import { Link } from 'react-router'
import type { Member } from '#domains/accounts/common/members/members.ts'
import {
  listMemberWarnings,
  type MemberWarning,
  withdrawWarning,
} from '#domains/moderation/common/warnings.ts'
import { api } from '#platform/web/session/api.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { getRuleLabels } from '#domains/moderation/web/shared/case-labels.ts'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useMemberChanged } from '../../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

type Warned = Pick<Member, 'id' | 'first_name'>

export function MemberWarnings({ id, first_name: firstName }: Warned) {
  const call = useApiQuery(listMemberWarnings, { id })
  if (call.data?.items.length === 0) return null
  return (
    <Panel title={t.warnings()} aside={call.data && t.count_strikes({ count: call.data.strikes })}>
      <Query call={call} loading={t.warnings()} skeleton={<SkeletonText lines={2} />}>
        {(data) => (
          <ol className="grid gap-4 text-sm">
            {data.items.map((warning) => (
              <Warning key={warning.id} warning={warning} member={{ id, first_name: firstName }} />
            ))}
          </ol>
        )}
      </Query>
    </Panel>
  )
}

function Warning({ warning, member }: { warning: MemberWarning; member: Warned }) {
  const [isOpen, setOpen] = useState(false)
  const setQueryReply = useSetQueryData()
  const changed = useMemberChanged()
  const { id, rule, reason, listing, withdrawn } = warning

  async function withdraw(why: string) {
    const reply = await api.call(withdrawWarning, { id, reason: why })
    await setQueryReply(listMemberWarnings, { id: member.id }, reply)
    await changed(member.id)
    notify.success(t.warning_withdrawn())
  }

  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{getRuleLabels()[rule]}</span>
        {withdrawn ? (
          <Badge>{t.withdrawn()}</Badge>
        ) : (
          warning.is_strike && (
            <Badge kind="wrong">{t.strike_until({ day: formatDay(warning.counts_until) })}</Badge>
          )
        )}
      </p>
      <p className="break-words">“{reason}”</p>
      {listing && (
        <Link
          to={`/listings?open=${listing.id}`}
          className="w-fit rounded-control text-pounamu wrap-anywhere hover:text-pounamu-deep hover:underline"
        >
          {listing.title}
        </Link>
      )}
      <p className="text-xs text-ink-2">
        {warning.warned_by}, {formatMoment(warning.warned_at)}
      </p>
      {withdrawn ? (
        <p className="text-xs break-words text-ink-2">
          {t.withdrawn_at({ at: formatMoment(withdrawn.at), reason: withdrawn.reason })}
        </p>
      ) : (
        <May op={withdrawWarning}>
          <Button kind="quiet" size="small" className="mt-1 w-fit" onClick={() => setOpen(true)}>
            {t.withdraw_warning()}
          </Button>
        </May>
      )}
      {isOpen && (
        <ReasonDialog
          title={t.withdraw_this_warning()}
          help={t.they_read_this({ first_name: member.first_name })}
          confirm={t.withdraw_warning()}
          onClose={() => setOpen(false)}
          act={withdraw}
        >
          {t.it_no_longer_counts()}
        </ReasonDialog>
      )}
    </li>
  )
}
