import { askForPickup } from '#contract/trades/handovers.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { PickupProps } from './pickup-props.ts'
import { describeVisit } from './pickup-words.ts'
import * as t from './texts.ts'

export function PickupWishDialog({
  trade,
  plan,
  keep,
  invalidate,
  onClose,
}: PickupProps & { onClose: () => void }) {
  const form = useOperationForm(askForPickup, {
    initial: { note: '' },
    written: ['note'],
    toInput: ({ note }) => ({ id: trade.id, revision: plan.revision, note }),
    onRefused: ({ key }) => {
      if (key === 'pickup_moved') invalidate()
    },
    onDone: (changed) => {
      keep(changed)
      onClose()
      notify.success(t.weve_told_the_seller())
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan.state === 'none' ? t.when_does_it_suit_you() : t.ask_for_other_times()}
      description={
        plan.picked
          ? t.picked_will_no_longer_apply_well_tell_2({ picked: describeVisit(plan.picked) })
          : t.well_tell_the_seller_and_they_can()
      }
      confirm={t.ask_the_seller()}
    >
      <Field label={t.when_would_it_suit_you()} help={t.only_the_seller_sees_this()} {...form.field('note')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('note')}
            rows={3}
            maxLength={500}
            placeholder={t.saturday_morning_or_any_evening_after()}
          />
        )}
      </Field>
    </FormDialog>
  )
}
