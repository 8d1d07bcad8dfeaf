import {
  acceptInvitation,
  getTeam,
  inviteToTeam,
  listWorkplaces,
  updateTeamMember,
  type TeamMember,
  type TeamRight,
  type Workplace,
} from '#domains/businesses/common/team.ts'
import { useActionForm, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { RightsFields } from './rights-fields.tsx'
import * as t from '#domains/businesses/texts.ts'

const usualRights: TeamRight[] = ['listings', 'questions']

interface OwnerDialogProps {
  pass: Pass
  onClose: () => void
}

export function InviteDialog({ pass, onClose }: OwnerDialogProps) {
  const invalidate = useInvalidate()
  const form = useActionForm({
    initial: { email: '', rights: usualRights },
    written: ['email'],
    check: ({ email }) => (email.trim() === '' ? { email: t.enter_an_email_address() } : {}),
    send: (values) => pass(() => api.call(inviteToTeam, values)),
    onDone: (invited: TeamMember | null) => {
      if (!invited) return
      invalidate(getTeam)
      notify.success(t.invitation_sent())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.invite_someone()}
      description={t.they_get_a_code_by_email()}
      confirm={t.send_invitation()}
      onClose={onClose}
    >
      <Field label={t.email()} {...form.field('email')}>
        {(control) => (
          <TextInput {...control} {...form.text('email')} type="email" autoComplete="off" maxLength={254} />
        )}
      </Field>
      <RightsFields
        {...form.field('rights')}
        rights={form.values.rights}
        onChange={(rights) => form.set({ rights })}
      />
    </FormDialog>
  )
}

export function RightsDialog({ member, pass, onClose }: OwnerDialogProps & { member: TeamMember }) {
  const invalidate = useInvalidate()
  const form = useActionForm({
    initial: { rights: member.rights },
    send: ({ rights }) => pass(() => api.call(updateTeamMember, { id: member.id, rights })),
    onDone: (changed: TeamMember | null) => {
      if (!changed) return
      invalidate(getTeam)
      notify.success(t.changes_saved())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.what_name_can_do({ name: member.name ?? member.email })}
      confirm={t.save_changes()}
      onClose={onClose}
    >
      <RightsFields
        isTitled
        {...form.field('rights')}
        rights={form.values.rights}
        onChange={(rights) => form.set({ rights })}
      />
    </FormDialog>
  )
}

export function AcceptDialog({ workplace, onClose }: { workplace: Workplace; onClose: () => void }) {
  const { id, seller } = workplace
  const invalidate = useInvalidate()
  const form = useOperationForm(acceptInvitation, {
    initial: { code: '' },
    toInput: ({ code }) => ({ id, code: code.replaceAll(' ', '') }),
    onDone: () => {
      invalidate(listWorkplaces)
      notify.success(t.invitation_accepted())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.join_name({ name: seller.name })}
      description={t.enter_the_code_from_the_email()}
      confirm={t.join_team()}
      onClose={onClose}
    >
      <Field label={t.code()} {...form.field('code')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            className="num max-w-40"
          />
        )}
      </Field>
    </FormDialog>
  )
}
