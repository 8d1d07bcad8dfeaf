import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import {
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  type WebhookDelivery,
  deleteWebhook,
  testWebhook,
  type Webhook,
} from '#domains/partners/common/webhooks.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { describeAnswer, getEventLabels, getStatusLabels } from './partner-labels.ts'
import { PartnersSkeleton } from './secret-dialog.tsx'
import * as t from '#domains/partners/texts.ts'

/** Often enough to see a test event arrive. */
const refreshMs = 3_000
const limit = 10

interface DeliveriesProps {
  webhook_id: number
  isOff: boolean
  host: string
}

function Deliveries({ webhook_id: webhookId, isOff, host }: DeliveriesProps) {
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

interface WebhookRowProps {
  webhook: Webhook
  onChange: () => void
  onRotate: () => void
  onRemoved: () => void
}

export function WebhookRow({ webhook, onChange, onRotate, onRemoved }: WebhookRowProps) {
  const {
    id,
    url,
    events,
    disabled_at: disabledAt,
    failing_since: failingSince,
    old_secret_until: oldSecretUntil,
  } = webhook
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const invalidate = useInvalidate()
  const test = useApiMutation(testWebhook)
  const { host } = new URL(url)

  async function sendTest() {
    try {
      await test.mutateAsync({ id })
      notify.success(t.test_event_sent())
      setOpen(true)
      invalidate(listWebhookDeliveries)
    } catch (error) {
      notify.error(t.the_test_event_wasnt_sent(), { description: getMessage(error) })
    }
  }

  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{url}</span>
          {disabledAt ? (
            <Badge kind="wrong">{t.turned_off()}</Badge>
          ) : failingSince ? (
            <Badge kind="wrong">{t.failing()}</Badge>
          ) : (
            <Badge kind="good">{t.on()}</Badge>
          )}
        </p>
        <p className="text-ink-2">{events.map((event) => getEventLabels()[event]).join(' · ')}</p>
        {disabledAt ? (
          <p className="text-ink-2">
            {failingSince ? t.turned_off_because_nothing_arrived() : t.turned_off_at_a_reset()}
          </p>
        ) : (
          failingSince && (
            <p className="num text-ink-2">
              {t.nothing_has_arrived_since({ at: formatShortInstant(new Date(failingSince)) })}
            </p>
          )
        )}
        {oldSecretUntil && (
          <p className="num text-xs text-ink-3">
            {t.the_old_secret_signs_until({ at: formatShortInstant(new Date(oldSecretUntil)) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          icon={ChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.deliveries()}
        </Button>
        {!disabledAt && (
          <Button kind="quiet" size="small" busy={test.isPending} onClick={() => void sendTest()}>
            {t.send_test_event()}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onChange}>
          {disabledAt ? t.turn_on_webhook() : t.change_webhook()}
        </Button>
        <Button kind="quiet" size="small" onClick={onRotate}>
          {t.make_new_secret()}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setConfirming(true)}>
          {t.remove_webhook()}
        </Button>
      </div>
      {isOpen && <Deliveries webhook_id={id} isOff={disabledAt !== null} host={host} />}
      {isConfirming && (
        <RemoveQuestion id={id} host={host} onClose={() => setConfirming(false)} onRemoved={onRemoved} />
      )}
    </li>
  )
}

interface RemoveQuestionProps {
  id: number
  host: string
  onClose: () => void
  onRemoved: () => void
}

function RemoveQuestion({ id, host, onClose, onRemoved }: RemoveQuestionProps) {
  const act = useApiMutation(deleteWebhook)

  async function remove() {
    try {
      await act.mutateAsync({ id })
    } catch {
      return
    }
    notify.success(t.webhook_removed())
    onClose()
    onRemoved()
  }

  return (
    <ConfirmDialog
      open
      title={t.remove_this_webhook({ host })}
      confirm={t.remove_webhook()}
      cancel={t.keep_webhook()}
      kind="danger"
      busy={act.isPending}
      error={act.error ? getMessage(act.error) : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t.we_stop_sending_to_it()}
    </ConfirmDialog>
  )
}
