import {
  createWebhook,
  type NewWebhook,
  updateWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '#domains/partners/common/webhooks.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Choices } from './choices.tsx'
import { getEventLabels } from './partner-labels.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import * as t from '#domains/partners/texts.ts'

interface WebhookDialogProps {
  /** Null for a new webhook. */
  webhook: Webhook | null
  pass: Pass
  onSaved: (saved: Webhook | NewWebhook) => void
  onClose: () => void
}

export function WebhookDialog({ webhook, pass, onSaved, onClose }: WebhookDialogProps) {
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
