import { useQueryClient } from '@tanstack/react-query'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { listSoldCandidates, markSold } from '#domains/selling/common/selling.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeLeft, describeMark, readQuantity } from './sold-labels.ts'
import type { ActedListing } from '../owner/own-acts.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

type Candidates = OperationReply<typeof listSoldCandidates>['items']

interface SoldValues {
  buyer_id: string
  price_cents: number | null | undefined
  quantity: string
}

const nobody = ''
const getReasons = makeTexts(() => ({
  bid: t.bid_on_it(),
  offer: t.made_an_offer(),
  question: t.asked_about_it(),
}))

/** Marks as sold without a named buyer, or to a bidder or asker, who confirms. */
export function SoldDialog({ row, onClose }: { row: ActedListing; onClose: () => void }) {
  const known = useApiQuery(listSoldCandidates, { id: row.id })
  const words = describeMark(row)
  const form = useSoldForm(row, words, onClose)
  const { buyer_id: buyerId, price_cents: priceCents, quantity } = form.values

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${words.act}?`}
      description={describeLeft(row.quantity_left, readQuantity(quantity))}
      cancel={t.keep_it_live()}
      disabled={
        !known.data || !(readQuantity(quantity) >= 1) || (buyerId !== nobody && priceCents === undefined)
      }
      confirm={words.act}
    >
      <Query call={known} loading={t.loading_people_who_asked()} skeleton={<SkeletonRow />}>
        {(data) => <SoldFields form={form} row={row} words={words} candidates={data.items} />}
      </Query>
    </FormDialog>
  )
}

function useSoldForm(row: ActedListing, words: ReturnType<typeof describeMark>, onClose: () => void) {
  const queries = useQueryClient()
  const initial: SoldValues = { buyer_id: nobody, price_cents: row.price_cents || null, quantity: '1' }
  return useOperationForm(markSold, {
    initial,
    toInput: ({ buyer_id: buyerId, price_cents: priceCents, quantity }) => ({
      id: row.id,
      quantity: readQuantity(quantity),
      ...(buyerId !== nobody && { buyer_id: Number(buyerId), price_cents: priceCents ?? undefined }),
    }),
    onDone: async (_reply, { buyer_id: buyerId }) => {
      onClose()
      notify.success(words.done, buyerId === nobody ? undefined : { description: words.requested })
      await Promise.all([readOwnAgain(queries), queries.invalidateQueries({ queryKey: [listTrades.name] })])
    },
  })
}

interface SoldFieldsProps {
  form: ReturnType<typeof useSoldForm>
  row: ActedListing
  words: ReturnType<typeof describeMark>
  candidates: Candidates
}

function SoldFields({ form, row, words, candidates }: SoldFieldsProps) {
  const { buyer_id: buyerId, price_cents: priceCents } = form.values
  const price = form.field('price_cents')
  return (
    <>
      {row.quantity_left > 1 && (
        <Field
          label={t.how_many_were_sold()}
          {...form.field('quantity')}
          help={t.count_are_left({ count: row.quantity_left })}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.text('quantity')}
              inputMode="numeric"
              className="num sm:max-w-36"
            />
          )}
        </Field>
      )}
      <Field
        label={words.who}
        {...form.field('buyer_id')}
        help={
          candidates.length === 0
            ? t.no_one_has_bid_on_it_or_asked_about_it()
            : buyerId === nobody
              ? undefined
              : t.well_ask_them_to_confirm_then_youll()
        }
      >
        {(control) => (
          <Select
            {...control}
            {...form.text('buyer_id')}
            options={[
              { value: nobody, label: t.somebody_else() },
              ...candidates.map(({ id, name, why, last_at: lastAt }) => ({
                value: String(id),
                label: `${name}, ${getReasons()[why]} ${formatShortInstant(new Date(lastAt))}`,
              })),
            ]}
          />
        )}
      </Field>
      {buyerId !== nobody && (
        <Field
          label={row.quantity_left > 1 ? t.for_one_piece() : t.what_they_pay()}
          id={price.id}
          error={priceCents === undefined ? t.enter_an_amount_like_45_or_45_50() : price.error}
          help={words.priceHelp}
        >
          {(control) => <MoneyInput {...control} {...form.money('price_cents')} />}
        </Field>
      )}
    </>
  )
}
