import { useState } from 'react'
import { createAgent, updateAgent, type Agent } from '#domains/businesses/common/agents.ts'
import type { Image } from '#domains/media/common/media.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import type { usePlanAlert } from '#domains/billing/web/shared/use-plan-alert.ts'
import { api } from '#platform/web/session/api.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { PictureField } from '../picture-field.tsx'
import { useAgentsChanged } from './use-agents.ts'
import * as t from '#domains/businesses/texts.ts'

interface AgentDialogProps {
  seller_id: number
  agent: Agent | null
  planAlert: ReturnType<typeof usePlanAlert>
  onClose: () => void
}

export function AgentDialog({ seller_id: sellerId, agent, planAlert, onClose }: AgentDialogProps) {
  const [photo, setPhoto] = useState<Image | null>(agent?.photo ?? null)
  const changed = useAgentsChanged()
  const form = useActionForm({
    initial: {
      image_id: agent?.photo?.id ?? null,
      name: agent?.name ?? '',
      licence_number: agent?.licence_number ?? '',
      phone_number: formatPhone(agent?.own?.phone_number ?? ''),
      email: agent?.own?.email ?? '',
    },
    written: ['name', 'licence_number', 'phone_number', 'email', 'image_id'],
    send: async (values): Promise<Agent | null> => {
      try {
        return agent
          ? await api.call(updateAgent, { id: agent.id, ...values })
          : await api.call(createAgent, { ...values, seller_id: sellerId })
      } catch (error) {
        if (!planAlert.open(error)) throw error
        return null
      }
    },
    onDone: (saved) => {
      // The typed values stay under the plan alert.
      if (!saved) return
      onClose()
      changed()
      notify.success(agent ? t.agent_saved() : t.agent_added())
    },
  })

  function choosePhoto(image: Image | null) {
    setPhoto(image)
    form.set({ image_id: image?.id ?? null })
  }

  return (
    <FormDialog
      form={form}
      title={agent ? t.edit_agent() : t.add_an_agent()}
      confirm={agent ? t.save_agent() : t.add_agent()}
      hasSummary
      onClose={onClose}
    >
      <PictureField
        id={form.field('image_id').id}
        label={t.photo()}
        help={t.a_photo_of_their_face()}
        picture={photo}
        error={form.errors.image_id}
        onChange={choosePhoto}
      >
        <Avatar name={form.values.name || '?'} picture={photo?.thumb_url ?? null} size="huge" />
      </PictureField>
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} autoComplete="off" maxLength={80} />}
      </Field>
      <Field
        label={t.licence_number()}
        {...form.field('licence_number')}
        help={t.as_on_the_public_register_of_the_rea()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('licence_number')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={30}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.phone()} optional {...form.field('phone_number')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('phone_number')}
              type="tel"
              autoComplete="off"
              maxLength={30}
            />
          )}
        </Field>
        <Field label={t.email()} optional {...form.field('email')}>
          {(control) => (
            <TextInput {...control} {...form.text('email')} type="email" autoComplete="off" maxLength={254} />
          )}
        </Field>
      </div>
      <p className="text-xs text-ink-3">{t.signed_in_members_can_see_them()}</p>
    </FormDialog>
  )
}
