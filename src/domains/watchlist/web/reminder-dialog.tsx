import { useQueryClient } from '@tanstack/react-query'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import {
  type Favourite,
  getUsualReminders,
  listFavourites,
  reminderHours,
  type ReminderHours,
  setFavouriteReminders,
  setUsualReminders,
} from '#domains/watchlist/common/watching.ts'
import { api } from '#platform/web/session/api.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/watchlist/texts.ts'

const hour = 3_600_000

export function ReminderDialog({ favourite, onClose }: { favourite: Favourite; onClose: () => void }) {
  const { listing, reminders, reminders_are_usual: remindersAreUsual } = favourite
  const queries = useQueryClient()
  const closes = listing.closes_at === null ? null : Date.parse(listing.closes_at)
  const form = useActionForm({
    initial: {
      hours: reminderHours.filter((one) => reminders.includes(one)),
      isUsual: remindersAreUsual,
    },
    send: async ({ hours, isUsual }) => {
      if (isUsual) await api.call(setUsualReminders, { hours })
      await api.call(setFavouriteReminders, { listing_id: listing.id, hours: isUsual ? null : hours })
    },
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: [getUsualReminders.name] })
      await queries.invalidateQueries({ queryKey: [listFavourites.name] })
      onClose()
    },
  })
  const { hours } = form.values

  function choose(one: ReminderHours, isChosen: boolean) {
    const next = reminderHours.filter((each) => (each === one ? isChosen : hours.includes(each)))
    // A choice for one listing must not become the default for all.
    form.set({ hours: next, isUsual: false })
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.when_to_remind_you()}
      description={t.before_title_closes_if_the_closing({ title: listing.title })}
      confirm={t.keep_it_so()}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t.before_it_closes()}</legend>
        {reminderHours.map((one) => (
          <Checkbox
            key={one}
            label={t.one_hours_before({ count: one })}
            help={closes === null ? undefined : describeWhen(closes - one * hour)}
            checked={hours.includes(one)}
            onChange={(event) => choose(one, event.target.checked)}
          />
        ))}
      </fieldset>
      <div className="border-t border-line pt-3">
        <Checkbox
          label={t.use_this_for_everything_i_watch()}
          help={t.unless_youve_chosen_something_else_for()}
          {...form.box('isUsual')}
        />
      </div>
    </FormDialog>
  )
}

const describeWhen = (at: number) =>
  at <= serverNow() ? t.that_time_has_passed_it_only_counts_if() : formatShortInstant(new Date(at))
