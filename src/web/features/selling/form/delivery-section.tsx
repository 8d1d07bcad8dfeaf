import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { PaidInto } from '../sale/paid-into.tsx'
import { fieldIds } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'
import type { PaymentMethod, SellValues, ShippingRow } from './sell-values.ts'

const pickups = [
  { value: 'allowed', label: 'Pickup available', help: 'The buyer can collect it.' },
  { value: 'must', label: 'Pickup only', help: 'You don’t send it.' },
  { value: 'none', label: 'No pickup', help: 'You always send it.' },
]

const payments: { value: PaymentMethod; label: string }[] = [
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash on pickup' },
  { value: 'other', label: 'Another way, agreed with the buyer' },
]

const max_rows = 10
/** What a vehicle is driven or carried by is no courier. */
export const usualShipping = ({ vehicle }: Pick<SellValues, 'vehicle'>): string[] =>
  vehicle && vehicle.subtype !== 'parts' ? transport : courier
const courier = ['Courier, North Island', 'Courier, South Island', 'Rural delivery surcharge']
const transport = ['Vehicle transport, North Island', 'Vehicle transport, South Island']

export function DeliverySection({ values, problems, change }: SectionProps) {
  return (
    <Panel title="Pickup, shipping and payment">
      <div className="grid gap-5">
        <RadioCards
          legend="Pickup"
          name="pickup"
          id={fieldIds.pickup}
          cards={pickups}
          columns={3}
          value={values.pickup}
          onChange={(event) => change({ pickup: event.target.value as SellValues['pickup'] })}
          error={problems.pickup}
        />
        <ShippingRows
          rows={values.shipping}
          most={max_rows}
          legend="Shipping"
          without="If you don’t add any, you and the buyer can arrange it after the sale."
          usual={usualShipping(values)}
          error={problems.shipping_options}
          onChange={(shipping) => change({ shipping })}
        />
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm font-semibold">How you take payment</legend>
          {payments.map(({ value, label }, index) => (
            <Checkbox
              key={value}
              id={index === 0 ? fieldIds.payment_methods : undefined}
              label={label}
              checked={values.payment_methods.includes(value)}
              onChange={(event) =>
                change({
                  payment_methods: payments
                    .map((method) => method.value)
                    .filter((one) =>
                      one === value ? event.target.checked : values.payment_methods.includes(one),
                    ),
                })
              }
            />
          ))}
          {values.payment_methods.includes('bank_transfer') && <PaidInto />}
          {problems.payment_methods && (
            <FieldError id={`${fieldIds.payment_methods}-error`}>{problems.payment_methods}</FieldError>
          )}
        </fieldset>
      </div>
    </Panel>
  )
}

interface ShippingRowsProps {
  /** Names to begin with, in the order in which rows are added. */
  usual?: string[]
  rows: ShippingRow[]
  most: number
  legend: string
  /** What it means to add none. */
  without?: string
  error: string | undefined
  onChange: (rows: ShippingRow[]) => void
}

export function ShippingRows({
  rows,
  most,
  legend,
  without,
  usual = courier,
  error,
  onChange: set,
}: ShippingRowsProps) {
  function add() {
    const key = crypto.randomUUID()
    set([...rows, { key, label: usual[rows.length] ?? '', price_cents: null }])
    requestAnimationFrame(() => document.getElementById(`shipping-${key}`)?.focus())
  }

  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">
        {legend} <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      {rows.map((row, index) => (
        <ShippingFields
          key={row.key}
          row={row}
          position={index + 1}
          isWrong={error !== undefined && (row.label.trim() === '' || typeof row.price_cents !== 'number')}
          onChange={(changes) => set(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))}
          onRemove={() => {
            set(rows.filter(({ key }) => key !== row.key))
            document.getElementById(fieldIds.shipping_options)?.focus()
          }}
        />
      ))}
      {error && <FieldError id={`${fieldIds.shipping_options}-error`}>{error}</FieldError>}
      <div>
        <Button
          id={fieldIds.shipping_options}
          kind="quiet"
          size="small"
          icon={Plus}
          disabled={rows.length >= most}
          onClick={add}
        >
          Add shipping option
        </Button>
      </div>
      {without && rows.length === 0 && <p className="text-xs text-ink-3">{without}</p>}
    </fieldset>
  )
}

interface ShippingFieldsProps {
  row: ShippingRow
  position: number
  isWrong: boolean
  onChange: (changes: Partial<ShippingRow>) => void
  onRemove: () => void
}

function ShippingFields({ row, position, isWrong, onChange, onRemove }: ShippingFieldsProps) {
  const described = isWrong ? `${fieldIds.shipping_options}-error` : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
      <TextInput
        id={`shipping-${row.key}`}
        aria-label={`Shipping ${position}: name`}
        aria-describedby={described}
        aria-invalid={(isWrong && row.label.trim() === '') || undefined}
        value={row.label}
        maxLength={60}
        placeholder="Such as: Courier"
        onChange={(event) => onChange({ label: event.target.value })}
        className="max-sm:col-span-2"
      />
      <MoneyInput
        aria-label={`Shipping ${position}: price`}
        aria-describedby={described}
        aria-invalid={(isWrong && typeof row.price_cents !== 'number') || undefined}
        placeholder="0 is free"
        cents={row.price_cents}
        onCents={(price_cents) => onChange({ price_cents })}
      />
      <IconButton icon={Trash2} label={`Remove shipping ${position}`} onClick={onRemove} />
    </div>
  )
}
