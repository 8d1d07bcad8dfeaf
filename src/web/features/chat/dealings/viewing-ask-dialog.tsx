import { askForViewing } from '#contract/chat/viewings.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useViewingChanged, type ViewingProps } from './use-viewing.ts'
import { describeVisit } from './viewing-words.ts'
import * as t from './texts.ts'

export function ViewingAskDialog({ id, plan, onClose }: ViewingProps & { onClose: () => void }) {
  const { show, refresh } = useViewingChanged(id)
  const form = useOperationForm(askForViewing, {
    initial: { note: '' },
    written: ['note'],
    check: ({ note }) => (note.trim().length < 3 ? { note: t.say_when_it_would_suit_you() } : {}),
    toInput: ({ note }) => ({ id, revision: plan.revision, note }),
    onRefused: ({ key }) => {
      if (key === 'viewing_moved') refresh()
    },
    onDone: (viewing) => {
      show(viewing)
      onClose()
      notify.success(t.asked())
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={
        plan.picked || plan.state === 'offered' || plan.state === 'asked'
          ? t.ask_for_other_times()
          : t.ask_for_a_viewing()
      }
      description={
        plan.picked
          ? t.picked_will_no_longer_apply({ picked: describeVisit(plan.picked) })
          : t.they_can_offer_times_to_choose_from()
      }
      confirm={t.ask()}
    >
      <Field label={t.when_would_it_suit_you()} help={t.only_they_see_this()} {...form.field('note')}>
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
