import { useState } from 'react'
import {
  listWebhooks,
  maxWebhooks,
  type NewWebhook,
  rotateWebhookSecret,
  type Webhook,
} from '#domains/partners/common/webhooks.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { PartnersSkeleton } from './partners-skeleton.tsx'
import type { Pass } from '#platform/web/session/pass.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'
import * as t from '#domains/partners/texts.ts'

type PendingAction = { to: 'save'; webhook: Webhook | null } | { to: 'rotate'; webhook: Webhook }

export default function Webhooks({ pass }: { pass: Pass }) {
  const { data, error, isFetching, refetch } = useApiQuery(listWebhooks, {}, { staleTime: 0 })
  const [pending, setPending] = useState<PendingAction | null>(null)
  const [shown, setShown] = useState<NewWebhook | null>(null)
  if (error && !data) {
    return (
      <ErrorState title={t.your_webhooks_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <PartnersSkeleton />
  const { items } = data
  function done(saved: Webhook | NewWebhook) {
    setPending(null)
    if ('secret' in saved) setShown(saved)
    else notify.success(t.webhook_saved())
    void refetch()
  }
  return (
    <div className="grid gap-4">
      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.no_webhooks_yet()}</p>
      ) : (
        <ul aria-label={t.webhooks()} className="divide-y divide-line border-y border-line">
          {items.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChange={() => setPending({ to: 'save', webhook })}
              onRotate={() => setPending({ to: 'rotate', webhook })}
              onRemoved={() => void refetch()}
            />
          ))}
        </ul>
      )}
      {items.length < maxWebhooks ? (
        <div>
          <Button
            kind={items.length === 0 ? 'primary' : 'quiet'}
            onClick={() => setPending({ to: 'save', webhook: null })}
          >
            {t.add_webhook()}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t.you_have_the_most_webhooks({ count: maxWebhooks })}</p>
      )}
      {pending?.to === 'save' && (
        <WebhookDialog
          webhook={pending.webhook}
          pass={pass}
          onSaved={done}
          onClose={() => setPending(null)}
        />
      )}
      {pending?.to === 'rotate' && (
        <RotateQuestion
          webhook={pending.webhook}
          pass={pass}
          onRotated={done}
          onClose={() => setPending(null)}
        />
      )}
      {shown && (
        <SecretDialog
          title={t.signing_secret()}
          secret={shown.secret}
          what="secret"
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}

interface RotateQuestionProps {
  webhook: Webhook
  pass: Pass
  onRotated: (webhook: NewWebhook) => void
  onClose: () => void
}

function RotateQuestion({ webhook: { id }, pass, onRotated, onClose }: RotateQuestionProps) {
  const rotation = useActionForm({
    initial: {},
    send: () => pass(() => api.call(rotateWebhookSecret, { id })),
    onDone: (renewed) => {
      if (renewed) onRotated(renewed)
    },
  })

  return (
    <ConfirmDialog
      open
      title={t.make_a_new_secret()}
      confirm={t.make_secret()}
      cancel={t.keep_secret()}
      busy={rotation.isSending}
      error={rotation.message}
      onConfirm={rotation.submit}
      onClose={onClose}
    >
      {t.for_24_hours_both_secrets_sign()}
    </ConfirmDialog>
  )
}
