import { formatVisit } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { findMeetingTimeProblems, maxMeetingTimes } from '#domains/trades/common/meetings/meeting-times.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { VisitsField } from '#platform/web/forms/visits-field.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { findRowProblems, toVisitRow, toVisit, type VisitRow } from '#platform/web/visit-rows.ts'
import { meetingCalls, type MeetingProps } from './meeting-props.ts'
import * as t from '#domains/trades/texts.ts'

interface OfferValues {
  times: VisitRow[]
  place: string
  note: string
}

/** Replaces the offered times and the agreed one. */
export function OfferTimesDialog({
  kind,
  id,
  plan,
  other: name,
  setReply: save,
  refresh,
  onClose,
}: MeetingProps & { onClose: () => void }) {
  const initial: OfferValues = { times: firstRows(plan.times), place: plan.place, note: plan.note }
  const form = useOperationForm(meetingCalls[kind].offer, {
    initial,
    written: ['times', 'place', 'note'],
    check: checkOffer,
    toInput: ({ times, place, note }) => ({
      id,
      revision: plan.revision,
      times: times.map((row) => must(toVisit(row), 'time offered')),
      place,
      note,
    }),
    onRefused: ({ key }) => {
      if (key === `${kind}_moved`) refresh()
    },
    onDone: (changed) => {
      save(changed)
      onClose()
      notify.success(t.offered())
    },
  })
  const { times: rows } = form.values

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan.picked ? t.move({ kind }) : t.offer_times({ kind })}
      description={
        plan.picked
          ? t.picked_no_longer_applies_they_choose({ name, picked: formatVisit(plan.picked) })
          : t.they_choose_one({ name })
      }
      confirm={t.offer_these_times({ count: rows.length })}
    >
      <VisitsField
        label={t.times({ kind })}
        rows={rows}
        {...form.field('times')}
        wrong={findWrongTimes(rows)}
        max={maxMeetingTimes}
        onChange={(times) => form.set({ times })}
      />
      <Field label={t.where()} help={t.only_the_buyer_sees_this({ name })} {...form.field('place')}>
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
            placeholder={t.ring({ kind })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

export function checkOffer({ times, place }: Pick<OfferValues, 'times' | 'place'>) {
  const isOpen = times.some((row) => toVisit(row) === null)
  const [wrong] = findWrongTimes(times).values()
  return {
    ...(isOpen
      ? { times: t.enter_a_day_and_both_times({ count: times.length }) }
      : wrong && { times: wrong }),
    ...(place.trim().length < 3 && { place: t.say_where_to_come() }),
  }
}

const findWrongTimes = (rows: VisitRow[]) =>
  findRowProblems(rows, (times) => findMeetingTimeProblems(times, new Date(serverNow())))

const firstRows = (times: MeetingProps['plan']['times']): VisitRow[] =>
  times.length > 0 ? times.map(toVisitRow) : [{ key: crypto.randomUUID(), day: '', from: '', to: '' }]
