import { offerViewing } from '#contract/chat/viewings.ts'
import { max_pickup_times, pickupTimeProblems } from '#shared/rules/pickup-rules.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { problemsOfRows, toVisit, toVisitRow, type VisitRow } from '#web/lib/visit-rows.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { VisitsField } from '#web/lib/forms/visits-field.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useViewingChanged, type ViewingProps } from './use-viewing.ts'
import { describeVisit } from './viewing-words.ts'
import * as t from './texts.ts'

interface OfferValues {
  times: VisitRow[]
  place: string
  note: string
}

/** Replaces the times offered and the time picked before. */
export function ViewingOfferDialog({ id, plan, onClose }: ViewingProps & { onClose: () => void }) {
  const { show, refresh } = useViewingChanged(id)
  const initial: OfferValues = { times: firstRows(plan.times), place: plan.place, note: plan.note }
  const form = useOperationForm(offerViewing, {
    initial,
    written: ['times', 'place', 'note'],
    check: checkOffer,
    toInput: ({ times, place, note }) => ({
      id,
      revision: plan.revision,
      times: times.map((row) => toVisit(row)!),
      place,
      note,
    }),
    onRefused: ({ key }) => {
      if (key === 'viewing_moved') refresh()
    },
    onDone: (viewing) => {
      show(viewing)
      onClose()
      notify.success(t.times_offered())
    },
  })
  const { times: rows } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan.picked ? t.move_viewing() : t.offer_viewing_times()}
      description={
        plan.picked
          ? t.picked_will_no_longer_apply({ picked: describeVisit(plan.picked) })
          : t.well_tell_them_and_theyll_choose()
      }
      confirm={t.offer_these_times({ count: rows.length })}
    >
      <VisitsField
        label={t.viewing_times()}
        rows={rows}
        {...form.field('times')}
        wrong={findWrongTimes(rows)}
        max={max_pickup_times}
        onChange={(times) => form.set({ times })}
      />
      <Field label={t.where()} help={t.only_they_see_this()} {...form.field('place')}>
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
            placeholder={t.ring_the_bell_at_the_side_door()}
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
    ...(isOpen ? { times: t.enter_a_day_and_both_times() } : wrong && { times: wrong }),
    ...(place.trim().length < 3 && { place: t.say_where_to_come() }),
  }
}

const findWrongTimes = (rows: VisitRow[]) =>
  problemsOfRows(rows, (times) => pickupTimeProblems(times, new Date(serverNow())))

const firstRows = (times: ViewingProps['plan']['times']): VisitRow[] =>
  times.length > 0 ? times.map(toVisitRow) : [{ key: crypto.randomUUID(), day: '', from: '', to: '' }]
