import { offerPickup } from '#contract/trades/handovers.ts'
import { max_pickup_times, pickupTimeProblems } from '#shared/rules/pickup-rules.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { problemsOfRows, toVisitRow, toVisit, type VisitRow } from '#web/lib/visit-rows.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { VisitsField } from '#web/lib/forms/visits-field.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { PickupProps } from './pickup-props.ts'
import { describeVisit } from './pickup-words.ts'
import * as t from './texts.ts'

interface OfferValues {
  times: VisitRow[]
  place: string
  note: string
}

/** Replaces the times offered and the time picked before. */
export function PickupOfferDialog({
  trade,
  plan,
  keep,
  invalidate,
  onClose,
}: PickupProps & { onClose: () => void }) {
  const initial: OfferValues = { times: firstRows(plan.times), place: plan.place, note: plan.note }
  const form = useOperationForm(offerPickup, {
    initial,
    written: ['times', 'place', 'note'],
    check: checkOffer,
    toInput: ({ times, place, note }) => ({
      id: trade.id,
      revision: plan.revision,
      times: times.map((row) => toVisit(row)!),
      place,
      note,
    }),
    onRefused: ({ key }) => {
      if (key === 'pickup_moved') invalidate()
    },
    onDone: (changed) => {
      keep(changed)
      onClose()
      notify.success(t.weve_told_the_buyer())
    },
  })
  const { times: rows } = form.values

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan.picked ? t.move_pickup() : t.offer_pickup_times()}
      description={
        plan.picked
          ? t.picked_will_no_longer_apply_well_tell({ picked: describeVisit(plan.picked) })
          : t.well_tell_the_buyer_and_theyll_choose()
      }
      confirm={t.offer_these_length_times({ count: rows.length })}
    >
      <VisitsField
        label={t.pickup_times()}
        rows={rows}
        {...form.field('times')}
        wrong={findWrongTimes(rows)}
        max={max_pickup_times}
        onChange={(times) => form.set({ times })}
      />
      <Field label={t.where()} help={t.only_the_buyer_sees_this()} {...form.field('place')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('place')}
            maxLength={200}
            autoComplete="street-address"
            placeholder={t.n_12_jackson_street_petone()}
          />
        )}
      </Field>
      <Field label={t.note()} optional {...form.field('note')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('note')}
            rows={2}
            maxLength={500}
            placeholder={t.ring_when_you_are_at_the_gate()}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function checkOffer({ times, place }: OfferValues) {
  const isOpen = times.some((row) => toVisit(row) === null)
  const [wrong] = findWrongTimes(times).values()
  return {
    ...(isOpen ? { times: t.enter_a_day_and_both_times_or_remove() } : wrong && { times: wrong }),
    ...(place.trim().length < 3 && { place: t.say_where_to_come() }),
  }
}

const findWrongTimes = (rows: VisitRow[]) =>
  problemsOfRows(rows, (times) => pickupTimeProblems(times, new Date(serverNow())))

const firstRows = (times: PickupProps['plan']['times']): VisitRow[] =>
  times.length > 0 ? times.map(toVisitRow) : [{ key: crypto.randomUUID(), day: '', from: '', to: '' }]
