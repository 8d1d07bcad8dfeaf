import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import {
  deleteWebhook,
  listWebhookDeliveries,
  testWebhook,
  type Webhook,
} from '#domains/partners/common/webhooks.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Deliveries } from './deliveries.tsx'
import { getEventLabels } from './partner-labels.ts'
import * as t from '#domains/partners/texts.ts'

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
