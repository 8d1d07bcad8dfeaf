import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { listOwnListings } from '#contract/selling/own-listings.ts'
import { listSoldCandidates, markSold } from '#contract/selling/selling.ts'
import { listTrades } from '#contract/trades/trades.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { describeMark } from './sold-words.ts'
import type { OwnRow } from '../table/use-own-listings.ts'

const nobody = ''
const reasons = { bid: 'bid on it', offer: 'made an offer', question: 'asked about it' }

/** Sold outside of Hoko: to nobody in particular, or to somebody who had to do with the listing and confirms it. */
export function SoldDialog({ row, onClose }: { row: OwnRow; onClose: () => void }) {
  const queries = useQueryClient()
  const known = useApiQuery(listSoldCandidates, { id: row.id })
  const mark = useApiMutation(markSold)
  const [buyer, setBuyer] = useState(nobody)
  const [price_cents, setPrice] = useState<number | null | undefined>(row.price_cents || null)
  const words = describeMark(row)
  const problem = findProblem(mark.error)
  const failure = mark.error && !problem?.errors ? getMessage(mark.error) : null
  const rest = row.quantity_left > 1 ? `All ${row.quantity_left} that are left come` : 'It comes'

  async function confirm() {
    const named = buyer !== nobody && { buyer_id: Number(buyer), price_cents: price_cents ?? undefined }
    try {
      await mark.mutateAsync({ id: row.id, ...named })
    } catch {
      return
    }
    onClose()
    notify.success(words.done, named ? { description: words.asked } : undefined)
    await Promise.all(
      [listOwnListings, listTrades].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.act}?`}
      description={`${rest} off the market now. You can’t undo this.`}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep it live
          </Button>
          <Button
            busy={mark.isPending}
            disabled={!known.data || (buyer !== nobody && price_cents === undefined)}
            onClick={() => void confirm()}
          >
            {words.act}
          </Button>
        </>
      }
    >
      {known.error ? (
        <ErrorState onRetry={() => void known.refetch()} busy={known.isFetching}>
          {getMessage(known.error)}
        </ErrorState>
      ) : !known.data ? (
        <Loading label="Loading people who asked">
          <SkeletonRow />
        </Loading>
      ) : (
        <div className="grid gap-4">
          <Field
            label={words.who}
            error={problem?.errors?.buyer_id}
            help={
              known.data.items.length === 0
                ? 'No one has bid on it or asked about it, so there’s no buyer to choose.'
                : 'We’ll ask them to confirm. Then you’ll see each other’s name, phone and email.'
            }
          >
            {(control) => (
              <Select
                {...control}
                value={buyer}
                onChange={(event) => setBuyer(event.target.value)}
                options={[
                  { value: nobody, label: 'Somebody else' },
                  ...known.data.items.map(({ id, name, why, last_at }) => ({
                    value: String(id),
                    label: `${name}, ${reasons[why]} ${formatShortInstant(new Date(last_at))}`,
                  })),
                ]}
              />
            )}
          </Field>
          {buyer !== nobody && (
            <Field
              label="What they pay"
              error={
                price_cents === undefined
                  ? 'Enter an amount, like 45 or 45.50.'
                  : problem?.errors?.price_cents
              }
              help={row.quantity_left > 1 ? 'For one piece.' : words.price_help}
            >
              {(control) => <MoneyInput {...control} cents={price_cents} onCents={setPrice} />}
            </Field>
          )}
          {failure && (
            <Notice kind="wrong" live>
              {failure}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
