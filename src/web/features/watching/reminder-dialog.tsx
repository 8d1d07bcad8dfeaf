import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortInstant } from '#shared/formats/formats.ts'
import {
  type Favourite,
  getUsualReminders,
  listFavourites,
  reminder_hours,
  type ReminderHours,
  setFavouriteReminders,
  setUsualReminders,
} from '#contract/watching/watching.ts'
import { api } from '#web/lib/session/api.ts'
import { serverNow } from '#web/lib/session/auth-store.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

const hour = 3_600_000

/** Chooses the reminders of one closing, and whether that is how they are usually wanted. */
export function ReminderDialog({ favourite, onClose }: { favourite: Favourite; onClose: () => void }) {
  const { listing, reminders, reminders_are_usual } = favourite
  const queries = useQueryClient()
  const [hours, setHours] = useState<ReminderHours[]>(reminder_hours.filter((one) => reminders.includes(one)))
  const [isUsual, setUsual] = useState(reminders_are_usual)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const closes = listing.closes_at === null ? null : Date.parse(listing.closes_at)

  function choose(one: ReminderHours, isChosen: boolean) {
    setHours(reminder_hours.filter((each) => (each === one ? isChosen : hours.includes(each))))
    // What is chosen for one is not yet wanted for all.
    setUsual(false)
  }

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      if (isUsual) await api.call(setUsualReminders, { hours })
      await api.call(setFavouriteReminders, { listing_id: listing.id, hours: isUsual ? null : hours })
      await queries.invalidateQueries({ queryKey: [getUsualReminders.name] })
      await queries.invalidateQueries({ queryKey: [listFavourites.name] })
      onClose()
    } catch (error) {
      setFailure(getMessage(error))
      setSaving(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title="When to remind you"
      description={`Before “${listing.title}” closes. If the closing time moves, so does the reminder.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button busy={isSaving} onClick={() => void save()}>
            Keep it so
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Before it closes</legend>
          {reminder_hours.map((one) => {
            const at = closes === null ? null : closes - one * hour
            return (
              <Checkbox
                key={one}
                label={one === 1 ? '1 hour before' : `${one} hours before`}
                help={at === null ? undefined : describeWhen(at)}
                checked={hours.includes(one)}
                onChange={(event) => choose(one, event.target.checked)}
              />
            )
          })}
        </fieldset>
        <div className="border-t border-line pt-3">
          <Checkbox
            label="Use this for everything I watch"
            help="Unless you’ve chosen something else for a listing."
            checked={isUsual}
            onChange={(event) => setUsual(event.target.checked)}
          />
        </div>
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

const describeWhen = (at: number) =>
  at <= serverNow()
    ? 'That time has passed. It only counts if the closing moves.'
    : formatShortInstant(new Date(at))
