import { useState } from 'react'
import {
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  type WebhookDelivery,
} from '#domains/partners/common/webhooks.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { describeAnswer, getEventLabels, getStatusLabels } from './partner-labels.ts'
import { PartnersSkeleton } from './partners-skeleton.tsx'
import * as t from '#domains/partners/texts.ts'

/** Often enough to see a test event arrive. */
const refreshMs = 3_000
const limit = 10

interface DeliveriesProps {
  webhook_id: number
  isOff: boolean
  host: string
}

export function Deliveries({ webhook_id: webhookId, isOff, host }: DeliveriesProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useApiQuery(
    listWebhookDeliveries,
    { id: webhookId, page, limit },
    { staleTime: 0, refetchInterval: refreshMs, placeholderData: (before) => before },
  )
  // A delivery changes its webhook's state (on, failing or off), which the row above shows.
  useApiQuery(listWebhooks, {}, { staleTime: 0, refetchInterval: refreshMs })
  if (error && !data) {
    return (
      <ErrorState title={t.the_deliveries_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <PartnersSkeleton />
  if (data.total === 0) return <p className="text-sm text-ink-2">{t.nothing_sent_yet()}</p>
  return (
    <div>
      <ul
        aria-label={t.deliveries_to({ host })}
        className="divide-y divide-line rounded-control border border-line"
      >
        {data.items.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isOff={isOff}
            onReplayed={() => void refetch()}
          />
        ))}
      </ul>
      <PageButtons {...data} label={t.pages_of_deliveries()} onPage={setPage} />
    </div>
  )
}

interface DeliveryRowProps {
  delivery: WebhookDelivery
  isOff: boolean
  onReplayed: () => void
}

function DeliveryRow({ delivery, isOff, onReplayed }: DeliveryRowProps) {
  const {
    id,
    event_id: eventId,
    type,
    body,
    status,
    tries,
    duration_ms: durationMs,
    created_at: createdAt,
    next_try_at: nextTryAt,
  } = delivery
  const replay = useApiMutation(replayWebhookDelivery)
  const { label, kind } = getStatusLabels()[status]
  const answer = describeAnswer(delivery)

  async function sendAgain() {
    try {
      await replay.mutateAsync({ id })
      notify.success(t.event_sent_again())
      onReplayed()
    } catch (error) {
      notify.error(t.the_event_wasnt_sent(), { description: getMessage(error) })
    }
  }

  return (
    <li className="grid gap-1.5 px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            {getEventLabels()[type]} <Badge kind={kind}>{label}</Badge>
          </p>
          <p className="num text-xs text-ink-2">
            {[
              formatShortInstant(new Date(createdAt)),
              t.count_tries({ count: tries }),
              // After a manual retry there is no answer yet: the last one belongs to earlier tries.
              tries > 0 && answer,
              tries > 0 && durationMs !== null && t.took_ms({ ms: formatCount(durationMs) }),
              status === 'waiting' &&
                tries > 0 &&
                nextTryAt &&
                t.next_try_at({ at: formatShortInstant(new Date(nextTryAt)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {!isOff && (
          <Button kind="quiet" size="small" busy={replay.isPending} onClick={() => void sendAgain()}>
            {t.send_again()}
          </Button>
        )}
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-control text-xs font-semibold text-pounamu-deep">
          {t.show_event({ event_id: eventId })}
        </summary>
        <pre className="num mt-1.5 rounded-control bg-sunk px-3 py-2 text-xs break-all whitespace-pre-wrap">
          {body}
        </pre>
      </details>
    </li>
  )
}
