import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { offerPickup } from '#contract/trades/handovers.ts'
import { max_pickup_times, pickupTimeProblems } from '#shared/rules/pickup-rules.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { serverNow } from '#web/lib/session/session.ts'
import { nextRow, problemsOfRows, toVisitRow, toVisit, type VisitRow } from '#web/lib/visit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field, FieldError } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { VisitFields } from '#web/ui/fields/visit-fields.tsx'
import type { PickupProps } from './pickup-props.ts'
import { describeVisit } from './pickup-words.ts'

/** The seller offers times and a place; what was offered and picked before does not hold any more. */
export function PickupOfferDialog({
  trade,
  plan,
  keep,
  invalidate,
  onClose,
}: PickupProps & { onClose: () => void }) {
  const [rows, setRows] = useState(() => firstRows(plan.times))
  const [place, setPlace] = useState(plan.place)
  const [note, setNote] = useState(plan.note)
  const [asked, setAsked] = useState(false)
  const id = `pickup-offer-${trade.id}`
  const offer = useApiMutation(offerPickup, {
    onSuccess: (changed) => {
      keep(changed)
      onClose()
      notify.success('We’ve told the buyer')
    },
    onError: (error) => {
      if (findProblem(error)?.key === 'pickup_moved') invalidate()
    },
  })
  const refused = findProblem(offer.error)?.errors
  const wrong = problemsOfRows(rows, (times) => pickupTimeProblems(times, new Date(serverNow())))
  const is_open = rows.some((row) => toVisit(row) === null)
  const missing = asked && is_open ? 'Enter a day and both times, or remove the row.' : refused?.times
  const no_place = asked && place.trim().length < 3 ? 'Say where to come.' : refused?.place

  function send(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (offer.isPending) return
    if (is_open || wrong.size > 0 || place.trim().length < 3) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id} [aria-invalid]`)?.focus())
      return
    }
    const times = rows.map((row) => toVisit(row)!)
    offer.mutate({ id: trade.id, revision: plan.revision, times, place, note })
  }

  const write = (key: string, changes: Partial<VisitRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={plan.picked ? 'Move pickup' : 'Offer pickup times'}
      description={
        plan.picked
          ? `${describeVisit(plan.picked)} will no longer apply. We’ll tell the buyer, and they’ll choose one of the new times.`
          : 'We’ll tell the buyer, and they’ll choose one. Times are in New Zealand time.'
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={id} busy={offer.isPending}>
            {rows.length === 1 ? 'Offer this time' : `Offer these ${rows.length} times`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={send}>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 text-sm font-semibold">Pickup times</legend>
          {rows.map((row, index) => (
            <VisitFields
              key={row.key}
              id={row.key}
              name={`Time ${index + 1}`}
              row={row}
              problem={wrong.get(row.key) ?? null}
              missing_id={missing && toVisit(row) === null ? `${id}-missing` : undefined}
              onChange={(changes) => write(row.key, changes)}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : undefined}
            />
          ))}
          {missing && wrong.size === 0 && <FieldError id={`${id}-missing`}>{missing}</FieldError>}
          <div>
            <Button
              kind="quiet"
              size="small"
              icon={Plus}
              disabled={rows.length >= max_pickup_times}
              onClick={() => setRows([...rows, nextRow(rows, crypto.randomUUID(), 1)])}
            >
              Add another time
            </Button>
          </div>
        </fieldset>
        <Field label="Where" help="Only the buyer sees this." error={no_place}>
          {(control) => (
            <TextInput
              {...control}
              value={place}
              maxLength={200}
              autoComplete="street-address"
              placeholder="12 Jackson Street, Petone"
              onChange={(event) => setPlace(event.target.value)}
            />
          )}
        </Field>
        <Field label="Note" optional error={refused?.note}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              placeholder="Ring when you are at the gate."
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {offer.error && !refused && (
          <Notice kind="wrong" live>
            {getMessage(offer.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

const firstRows = (times: PickupProps['plan']['times']): VisitRow[] =>
  times.length > 0 ? times.map(toVisitRow) : [{ key: crypto.randomUUID(), day: '', from: '', to: '' }]
