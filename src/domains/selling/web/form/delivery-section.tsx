import { Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { type RadioCard, RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { fieldIds, type SectionProps } from './sell-check.ts'
import type { PaymentMethod, SellValues, ShippingRow } from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

/** Asks for the bank account before the sale, so that the first buyer gets it at once. */
function PaidInto() {
  // Admins don't see members' bank accounts.
  const isOwn = useRepresentedSeller() === null
  const { data } = useApiQuery(getPaymentDetails, {}, { enabled: isOwn })
  if (!isOwn || !data) return null
  const { details } = data
  if (details) {
    return (
      <p className="num max-w-prose text-xs text-ink-3">
        {t.buyers_pay_into_account_name_bank({
          account_name: details.account_name,
          bank_account: details.bank_account,
        })}{' '}
        <SettingsLink>{t.change_account()}</SettingsLink>
      </p>
    )
  }
  return (
    <Notice>
      <Sentence parts={t.which_account_should_buyers_pay_into({ b: (parts) => <b>{parts}</b> })} />{' '}
      <SettingsLink>{t.add_bank_account()}</SettingsLink>
    </Notice>
  )
}

const SettingsLink = ({ children }: { children: string }) => (
  <Link to="/user-settings#payment" className="font-semibold text-pounamu underline">
    {children}
  </Link>
)

const getPickups = makeTexts((): RadioCard<SellValues['pickup']>[] => [
  { value: 'allowed', label: t.pickup_available(), help: t.the_buyer_can_collect_it() },
  { value: 'must', label: t.pickup_only(), help: t.you_dont_send_it() },
  { value: 'none', label: t.no_pickup(), help: t.you_always_send_it() },
])

const getPayments = makeTexts((): { value: PaymentMethod; label: string }[] => [
  { value: 'bank_transfer', label: t.bank_transfer() },
  { value: 'cash', label: t.cash_on_pickup() },
  { value: 'other', label: t.another_way_agreed_with_the_buyer() },
])

const maxRows = 10
export const usualShipping = ({ vehicle }: Pick<SellValues, 'vehicle'>): string[] =>
  vehicle && vehicle.subtype !== 'parts' ? getTransport() : getCourier()
const getCourier = makeTexts(() => [
  t.courier_north_island(),
  t.courier_south_island(),
  t.rural_delivery_surcharge(),
])
const getTransport = makeTexts(() => [t.vehicle_transport_north_island(), t.vehicle_transport_south_island()])

export function DeliverySection({ values, problems, change }: SectionProps) {
  return (
    <Panel title={t.pickup_shipping_and_payment()}>
      <div className="grid gap-5">
        <RadioCards
          legend={t.pickup()}
          name="pickup"
          id={fieldIds.pickup}
          cards={getPickups()}
          columns={3}
          value={values.pickup}
          onChoose={(pickup) => change({ pickup })}
          error={problems.pickup}
        />
        <ShippingRows
          rows={values.shipping}
          most={maxRows}
          legend={t.shipping()}
          without={t.if_you_dont_add_any_you_and_the_buyer()}
          usual={usualShipping(values)}
          error={problems.shipping_options}
          onChange={(shipping) => change({ shipping })}
        />
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm font-semibold">{t.how_you_take_payment()}</legend>
          {getPayments().map(({ value, label }, index) => (
            <Checkbox
              key={value}
              id={index === 0 ? fieldIds.payment_methods : undefined}
              label={label}
              checked={values.payment_methods.includes(value)}
              onChange={(event) =>
                change({
                  payment_methods: getPayments()
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
  usual?: string[]
  rows: ShippingRow[]
  most: number
  legend: string
  without?: string
  error: string | undefined
  onChange: (rows: ShippingRow[]) => void
}

export function ShippingRows({
  rows,
  most,
  legend,
  without,
  usual = getCourier(),
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
        {legend} <span className="font-normal text-ink-3">{t.optional()}</span>
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
          {t.add_shipping_option()}
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
        aria-label={t.shipping_position_name({ position })}
        aria-describedby={described}
        aria-invalid={(isWrong && row.label.trim() === '') || undefined}
        value={row.label}
        maxLength={60}
        placeholder={t.such_as_courier()}
        onChange={(event) => onChange({ label: event.target.value })}
        className="max-sm:col-span-2"
      />
      <MoneyInput
        aria-label={t.shipping_position_price({ position })}
        aria-describedby={described}
        aria-invalid={(isWrong && typeof row.price_cents !== 'number') || undefined}
        placeholder={t.n_0_is_free()}
        cents={row.price_cents}
        onCents={(priceCents) => onChange({ price_cents: priceCents })}
      />
      <IconButton icon={Trash2} label={t.remove_shipping_position({ position })} onClick={onRemove} />
    </div>
  )
}
