import { Link } from 'react-router'
import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { useRegionName } from '#domains/places/web/shared/use-place-name.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { type RadioCard, RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { OptionList } from '../delivery/option-list.tsx'
import { isTransported, mayHaveSeveral } from '../delivery/option-values.ts'
import { fieldIds, type SectionProps } from './sell-check.ts'
import type { PaymentMethod, SellValues } from './sell-values.ts'
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

export function DeliverySection({ values, problems, change }: SectionProps) {
  const region = useRegionName(values.suburb)
  return (
    <Panel title={t.pickup_delivery_and_payment()}>
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
        <OptionList
          rows={values.delivery}
          legend={t.delivery()}
          without={t.if_you_dont_add_any_you_and_the_buyer()}
          region={region}
          hasSeveral={mayHaveSeveral(values)}
          isVehicle={isTransported(values)}
          error={problems.delivery_options}
          onChange={(delivery) => change({ delivery })}
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
