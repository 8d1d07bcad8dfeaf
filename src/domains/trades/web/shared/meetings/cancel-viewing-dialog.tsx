import { cancelViewing } from '#domains/trades/common/meetings/meetings.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import type { MeetingProps } from './meeting-props.ts'
import * as t from '#domains/trades/texts.ts'

export function CancelViewingDialog({
  id,
  plan,
  other: name,
  setReply: save,
  refresh,
  onClose,
}: MeetingProps & { onClose: () => void }) {
  const form = useOperationForm(cancelViewing, {
    initial: { note: '' },
    written: ['note'],
    toInput: ({ note }) => ({ id, revision: plan.revision, note }),
    onRefused: ({ key }) => {
      if (key === 'viewing_moved') refresh()
    },
    onDone: (viewing) => {
      save(viewing)
      onClose()
      notify.success(t.called_off({ was_agreed: plan.picked !== null }))
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan.picked ? t.call_off_the_viewing_question() : t.take_it_back({ is_question: true })}
      description={t.well_tell_them_its_off({ name })}
      confirm={plan.picked ? t.call_it_off() : t.take_it_back({ is_question: false })}
      kind="danger"
    >
      <Field label={t.note()} optional {...form.field('note')}>
        {(control) => <Textarea {...control} {...form.text('note')} rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  )
}
