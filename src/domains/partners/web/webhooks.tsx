import { useState } from 'react'
import {
  createWebhook,
  type NewWebhook,
  updateWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  listWebhooks,
  maxWebhooks,
  rotateWebhookSecret,
} from '#domains/partners/common/webhooks.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Choices } from './choices.tsx'
import { getEventLabels } from './partner-labels.ts'
import { PartnersSkeleton, SecretDialog } from './secret-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'
import * as t from '#domains/partners/texts.ts'

interface WebhookDialogProps {
  /** Null for a new webhook. */
  webhook: Webhook | null
  pass: Pass
  onSaved: (saved: Webhook | NewWebhook) => void
  onClose: () => void
}

function WebhookDialog({ webhook, pass, onSaved, onClose }: WebhookDialogProps) {
  const form = useActionForm({
    initial: { url: webhook?.url ?? '', events: webhook?.events ?? ([] as WebhookEvent[]) },
    written: ['url'],
    check: ({ url, events }) => ({
      ...(!/^https:\/\/\S/i.test(url.trim()) && { url: t.enter_an_address_with_https() }),
      ...(events.length === 0 && { events: t.choose_at_least_one() }),
    }),
    send: (given): Promise<Webhook | NewWebhook | null> =>
      pass(() =>
        webhook ? api.call(updateWebhook, { id: webhook.id, ...given }) : api.call(createWebhook, given),
      ),
    onDone: (saved: Webhook | NewWebhook | null) => {
      if (saved) onSaved(saved)
    },
  })
  return (
    <FormDialog
      form={form}
      title={webhook ? t.change_webhook() : t.add_webhook()}
      confirm={!webhook ? t.add_webhook() : webhook.disabled_at ? t.turn_on_webhook() : t.save_webhook()}
      onClose={onClose}
    >
      <Field label={t.address()} help={t.we_send_a_post_request()} {...form.field('url')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('url')}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            autoComplete="off"
          />
        )}
      </Field>
      <Choices
        legend={t.send_when()}
        {...form.field('events')}
        choices={webhookEvents.map((event) => ({ value: event, label: getEventLabels()[event] }))}
        chosen={form.values.events}
        onChange={(events) => form.set({ events })}
      />
    </FormDialog>
  )
}

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
