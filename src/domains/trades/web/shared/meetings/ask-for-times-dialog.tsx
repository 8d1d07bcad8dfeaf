import { formatVisit } from '#platform/common/formats/formats.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { meetingCalls, type MeetingProps } from './meeting-props.ts'
import * as t from '#domains/trades/texts.ts'

export function AskForTimesDialog({
  kind,
  id,
  plan,
  other: name,
  setReply: save,
  refresh,
  onClose,
}: MeetingProps & { onClose: () => void }) {
  const form = useOperationForm(meetingCalls[kind].ask, {
    initial: { note: '' },
    written: ['note'],
    check: ({ note }) => (note.trim().length < 3 ? { note: t.say_when_it_would_suit_you() } : {}),
    toInput: ({ note }) => ({ id, revision: plan.revision, note }),
    onRefused: ({ key }) => {
      if (key === `${kind}_moved`) refresh()
    },
    onDone: (changed) => {
      save(changed)
      onClose()
      notify.success(t.asked({ kind }))
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={
        plan.state === 'none' || plan.state === 'cancelled'
          ? t.ask_for_times({ kind })
          : t.ask_for_other_times()
      }
      description={
        plan.picked
          ? t.picked_no_longer_applies_they_offer({ name, picked: formatVisit(plan.picked) })
          : t.they_can_offer_times({ name })
      }
      confirm={t.ask({ kind })}
    >
      <Field
        label={t.when_would_it_suit_you()}
        help={t.only_the_seller_sees_this({ name })}
        {...form.field('note')}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.text('note')}
            rows={3}
            maxLength={500}
            placeholder={t.saturday_morning_or_any_evening()}
          />
        )}
      </Field>
    </FormDialog>
  )
}
