import { CirclePause, Hourglass, MessageSquareWarning, Undo2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatDate } from '#platform/common/formats/formats.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const appealAddress = (id: number) => `/isell?status=suspended&appeal=${id}`

export function SystemStatus({
  row: { status, status_reason: statusReason, updated_at: updatedAt },
}: {
  row: OwnRow
}) {
  if (status === 'pending') {
    return (
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge icon={Hourglass}>{t.waiting_for_approval()}</Badge>
        {t.sent_for_approval_on_updated_at({ updated_at: formatDate(new Date(updatedAt)) })}
      </p>
    )
  }
  if (status === 'suspended') {
    return (
      <div className="mt-1.5 grid gap-2 text-sm text-ink-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge kind="wrong" icon={CirclePause}>
            {t.suspended()}
          </Badge>
          {t.its_hidden_and_its_time_is_paused()}
        </p>
        {statusReason && (
          <p className="max-w-prose break-words">
            {t.the_reason_status_reason({ status_reason: statusReason })}
          </p>
        )}
      </div>
    )
  }
  return statusReason ? <SentBack reason={statusReason} /> : null
}

export function SentBack({ reason }: { reason: string }) {
  return (
    <div className="mt-2">
      <Notice kind="wrong">
        <Sentence
          parts={t.we_sent_it_back_reason_fix_it_and({
            reason,
            span: (parts) => <span className="block">{parts}</span>,
          })}
        />
      </Notice>
    </div>
  )
}

/** Withdraws a listing from approval, back to a draft. */
export function TakeBack({ id, type }: Pick<OwnRow, 'id' | 'type'>) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const act = useApiMutation(setListingStatus, {
    onSuccess: async () => {
      await readOwnAgain(queries)
      await navigate(`/${type}/${id}/edit`)
    },
    onError: (error) => notify.error(t.couldnt_withdraw_it(), { description: getMessage(error) }),
  })
  return (
    <Button
      kind="quiet"
      size="small"
      icon={Undo2}
      busy={act.isPending}
      onClick={() => act.mutate({ id, status: 'draft' })}
    >
      {t.withdraw_to_edit()}
    </Button>
  )
}

export function SuspendedActions({ row: { id } }: { row: OwnRow }) {
  return (
    <LinkButton to={appealAddress(id)} size="small" icon={MessageSquareWarning}>
      {t.see_why_and_appeal()}
    </LinkButton>
  )
}
