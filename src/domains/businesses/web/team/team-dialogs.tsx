import {
  type TeamAct,
  type TeamRight,
  teamRights,
  acceptInvitation,
  getTeam,
  inviteToTeam,
  listWorkplaces,
  updateTeamMember,
  type TeamMember,
  type Workplace,
} from '#domains/businesses/common/team.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { useActionForm, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError, Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/businesses/texts.ts'

const getRightLabels = (): Record<TeamRight, { label: string; help: string }> => ({
  listings: { label: t.listings(), help: t.create_edit_publish_and_withdraw() },
  questions: { label: t.questions(), help: t.read_and_answer_questions() },
  offers: { label: t.offers(), help: t.see_and_answer_offers() },
  enquiries: { label: t.enquiries(), help: t.enquiries_help() },
  statistics: { label: t.statistics(), help: t.see_reports_and_numbers_by_agent() },
  settings: { label: t.settings(), help: t.change_branding_hours_and_agents() },
})

export const describeRights = (rights: TeamRight[]): string =>
  getListFormat().format(rights.map((right) => getRightLabels()[right].label))

export const describeAct = ({ act }: TeamAct): string =>
  ({
    started: t.started_a_draft(),
    listed: t.published(),
    changed: t.edited(),
    draft_changed: t.edited_the_draft(),
    draft_discarded: t.deleted_the_draft(),
    withdrawn: t.withdrew(),
    answered: t.answered_a_question(),
    offer_accepted: t.accepted_an_offer(),
    offer_declined: t.declined_an_offer(),
    offer_countered: t.made_a_counter_offer(),
    offer_withdrawn: t.withdrew_a_price(),
    enquiry_answered: t.answered_an_enquiry(),
    viewing_arranged: t.arranged_a_viewing(),
    branding_changed: t.changed_the_branding(),
    hours_changed: t.changed_the_opening_hours(),
    agent_added: t.added_an_agent(),
    agent_changed: t.changed_an_agent(),
    agent_deleted: t.deleted_an_agent(),
  })[act]

interface RightsFieldsProps {
  id: string
  rights: TeamRight[]
  error: string | undefined
  /** True if the dialog's title already names the fields. */
  isTitled?: boolean
  onChange: (rights: TeamRight[]) => void
}

function RightsFields({ id, rights, error, isTitled, onChange }: RightsFieldsProps) {
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-2">
      <legend className={isTitled ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{t.what_they_can_do()}</legend>
      {teamRights.map((right) => (
        <Checkbox
          key={right}
          {...getRightLabels()[right]}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(teamRights.filter((one) => (one === right ? target.checked : rights.includes(one))))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

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
