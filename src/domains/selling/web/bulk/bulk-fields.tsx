import type { BulkKind, BulkPrice } from '#domains/selling/common/bulk-acts.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select, type SelectOption } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { OptionList } from '../delivery/option-list.tsx'
import { getPickups } from '../delivery/pickups.ts'
import { UseTemplate } from '../delivery/templates.tsx'
import { listDurations } from '../sale/closing-choice.tsx'
import type { BulkValues } from './bulk-values.ts'
import * as t from '#domains/selling/texts.ts'

interface BulkFieldsProps {
  kind: BulkKind
  count: number
  form: Pick<ActionForm<BulkValues>, 'values' | 'errors' | 'enter' | 'field' | 'text'>
}

export function BulkFields({ kind, count, form }: BulkFieldsProps) {
  if (kind === 'price') return <PriceFields form={form} />
  if (kind === 'quantity') return <QuantityField form={form} />
  if (kind === 'duration') return <DurationField form={form} />
  if (kind === 'delivery') return <DeliveryFields form={form} />
  return kind === 'withdraw' ? <ReasonField form={form} count={count} /> : null
}

type FormProps = Pick<BulkFieldsProps, 'form'>

const getPrices = makeTexts((): SelectOption<BulkPrice>[] => [
  { value: 'listed', label: t.start_price_or_fixed_price() },
  { value: 'buy_now', label: t.buy_now_price() },
  { value: 'reserve', label: t.reserve_of_auctions() },
])

const getWays = makeTexts((): SelectOption<BulkValues['by']>[] => [
  { value: 'raise', label: t.raise_by_a_percentage() },
  { value: 'lower', label: t.lower_by_a_percentage() },
  { value: 'amount', label: t.set_to_one_amount() },
])

function PriceFields({ form }: FormProps) {
  const { values, enter } = form
  return (
    <>
      <Field label={t.which_price()} {...form.field('price')}>
        {(control) => (
          <Select
            {...control}
            value={values.price}
            options={getPrices()}
            onChoose={(price) => enter({ price })}
          />
        )}
      </Field>
      <Field label={t.how_it_changes()} {...form.field('by')}>
        {(control) => (
          <Select {...control} value={values.by} options={getWays()} onChoose={(by) => enter({ by })} />
        )}
      </Field>
      {values.by === 'amount' ? (
        <Field label={t.new_price()} {...form.field('cents')}>
          {(control) => (
            <MoneyInput {...control} cents={values.cents} onCents={(cents) => enter({ cents })} />
          )}
        </Field>
      ) : (
        <Field label={t.percent()} help={t.rounded_to_10_cents_or_dollars()} {...form.field('percent')}>
          {(control) => (
            <TextInput {...control} {...form.text('percent')} inputMode="numeric" maxLength={3} />
          )}
        </Field>
      )}
    </>
  )
}

function QuantityField({ form }: FormProps) {
  return (
    <Field label={t.quantity()} help={t.pieces_already_sold_count()} {...form.field('quantity')}>
      {(control) => <TextInput {...control} {...form.text('quantity')} inputMode="numeric" maxLength={5} />}
    </Field>
  )
}

function DurationField({ form }: FormProps) {
  const { data } = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  const offered = listDurations(data?.closing_rules ?? usualClosingRules, null)
  return (
    <Field label={t.auction_runs_for()} help={t.counted_from_each_start()} {...form.field('minutes')}>
      {(control) => (
        <Select
          {...control}
          value={form.values.minutes}
          options={offered.map(({ minutes, label }) => ({ value: String(minutes), label }))}
          onChoose={(minutes) => form.enter({ minutes })}
        />
      )}
    </Field>
  )
}

function DeliveryFields({ form }: FormProps) {
  const { values, errors, enter } = form
  return (
    <>
      <UseTemplate values={values} change={({ pickup, delivery }) => enter({ pickup, delivery })} />
      <RadioCards
        legend={t.pickup()}
        name="pickup"
        cards={getPickups()}
        columns={3}
        value={values.pickup}
        onChoose={(pickup) => enter({ pickup })}
      />
      <OptionList
        rows={values.delivery}
        legend={t.delivery()}
        region=""
        hasSeveral
        isVehicle={false}
        error={errors.delivery}
        onChange={(delivery) => enter({ delivery })}
      />
    </>
  )
}

function ReasonField({ form, count }: FormProps & { count: number }) {
  return (
    <Field
      label={t.your_reason()}
      optional
      {...form.field('reason')}
      help={t.with_bids_only_with_a_reason({ count })}
    >
      {(control) => <Textarea {...control} {...form.text('reason')} maxLength={300} className="min-h-20" />}
    </Field>
  )
}
