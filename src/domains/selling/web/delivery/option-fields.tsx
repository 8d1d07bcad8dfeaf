import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import type { OptionErrors, OptionField, OptionRow } from './option-values.ts'
import * as t from '#domains/selling/texts.ts'

export interface OptionFieldsProps {
  row: OptionRow
  /** Its place in the list, from 1. */
  position: number
  errors: OptionErrors
  /** The name of the listing's region; empty while it is unknown. */
  region: string
  /** Whether a buyer can take more than one. */
  hasSeveral: boolean
  onChange: (changes: Partial<OptionRow>) => void
  onDone: () => void
  onRemove: () => void
}

export const optionId = (key: string, field?: OptionField) => `option-${key}${field ? `-${field}` : ''}`

export function OptionFields(props: OptionFieldsProps) {
  const { row, position, onChange, onDone, onRemove } = props
  const [wasAgreed] = useState(row.kind === 'as_agreed')
  return (
    <fieldset
      id={optionId(row.key)}
      className="grid min-w-0 gap-4 rounded-control border border-line-strong p-3.5"
    >
      <legend className="sr-only">{t.delivery_option_position({ position })}</legend>
      <div className="flex items-center justify-between gap-2">
        <Segmented
          label={t.how_its_delivered()}
          value={row.kind}
          options={[
            { value: 'courier', label: t.courier() },
            { value: 'post', label: t.post() },
            { value: 'own_delivery', label: t.i_deliver() },
            ...(wasAgreed ? [{ value: 'as_agreed' as const, label: t.as_agreed() }] : []),
          ]}
          onChange={(kind) => onChange({ kind })}
        />
        <IconButton icon={Trash2} label={t.remove_delivery_option({ position })} onClick={onRemove} />
      </div>
      {row.kind === 'as_agreed' ? <AgreedFields {...props} /> : <PricedFields {...props} />}
      <div>
        <Button kind="quiet" size="small" onClick={onDone}>
          {t.done()}
        </Button>
      </div>
    </fieldset>
  )
}

/** An option from before prices by place: the seller's own words and price. */
function AgreedFields(props: OptionFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem] sm:items-start">
      <NameField {...props} label={t.name()} />
      <PriceField {...props} field="north_cents" label={t.price()} />
    </div>
  )
}

function PricedFields(props: OptionFieldsProps) {
  const { row, region, hasSeveral, onChange } = props
  const isOwn = row.kind === 'own_delivery'
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3">
        {isOwn ? (
          <>
            <FigureField {...props} field="radius" label={t.within()} unit={t.km()} />
            <PriceField {...props} field="own_region_cents" label={t.price()} />
          </>
        ) : (
          <>
            <PriceField {...props} field="north_cents" label={t.north_island()} placeholder={t.not_sent()} />
            <PriceField {...props} field="south_cents" label={t.south_island()} placeholder={t.not_sent()} />
            <PriceField {...props} field="own_region_cents" label={region || t.my_region()} />
          </>
        )}
        {row.hasRural && <PriceField {...props} field="rural_cents" label={t.rural_on_top()} />}
        {hasSeveral && (
          <PriceField {...props} field="further_cents" label={t.each_further_item()} placeholder={t.free()} />
        )}
        <FigureField {...props} field="days" label={t.sent_within()} unit={t.days()} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Checkbox
          label={t.no_rural_delivery()}
          checked={!row.hasRural}
          onChange={({ target }) => onChange({ hasRural: !target.checked, rural_cents: 0 })}
        />
        {!isOwn && (
          <Checkbox
            label={t.tracked()}
            checked={row.isTracked}
            onChange={({ target }) => onChange({ isTracked: target.checked })}
          />
        )}
      </div>
      <NameField {...props} label={t.details()} />
    </>
  )
}

interface OptionFieldProps extends OptionFieldsProps {
  label: string
}

function NameField({ row, errors, label, onChange }: OptionFieldProps) {
  return (
    <Field label={label} id={optionId(row.key, 'name')} error={errors.name}>
      {(control) => (
        <TextInput
          {...control}
          value={row.name}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={row.kind === 'as_agreed' ? undefined : t.such_as_signature_required()}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </Field>
  )
}

type MoneyField = Extract<OptionField, `${string}_cents`>

function PriceField({
  row,
  errors,
  label,
  field,
  placeholder,
  onChange,
}: OptionFieldProps & { field: MoneyField; placeholder?: string }) {
  return (
    <Field label={label} id={optionId(row.key, field)} error={errors[field]}>
      {(control) => (
        <MoneyInput
          {...control}
          placeholder={placeholder}
          cents={row[field]}
          onCents={(cents) => onChange({ [field]: cents })}
        />
      )}
    </Field>
  )
}

interface FigureFieldProps extends OptionFieldProps {
  field: 'radius' | 'days'
  unit: string
}

function FigureField({ row, errors, label, field, unit, onChange }: FigureFieldProps) {
  return (
    <Field label={label} id={optionId(row.key, field)} error={errors[field]}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={row[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            className="num pr-14"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-2"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}
