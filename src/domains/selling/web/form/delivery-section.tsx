import { useRegionName } from '#domains/places/web/shared/use-place-name.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { OptionList } from '../delivery/option-list.tsx'
import { isTransported, mayHaveSeveral } from '../delivery/option-values.ts'
import { PaidInto } from '../delivery/paid-into.tsx'
import { getPickups } from '../delivery/pickups.ts'
import { SaveAsTemplate, UseTemplate } from '../delivery/templates.tsx'
import { fieldIds, type SectionProps } from './sell-check.ts'
import type { PaymentMethod } from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

const getPayments = makeTexts((): { value: PaymentMethod; label: string }[] => [
  { value: 'bank_transfer', label: t.bank_transfer() },
  { value: 'cash', label: t.cash_on_pickup() },
  { value: 'other', label: t.another_way_agreed_with_the_buyer() },
])

interface DeliverySectionProps extends SectionProps {
  /** False for who lists for somebody else: templates and bank account are the seller's. */
  isOwn: boolean
}

export function DeliverySection({ values, problems, change, isOwn }: DeliverySectionProps) {
  const region = useRegionName(values.suburb)
  return (
    <Panel title={t.pickup_delivery_and_payment()}>
      <div className="grid gap-5">
        {isOwn && <UseTemplate values={values} change={change} />}
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
          {isOwn && values.payment_methods.includes('bank_transfer') && <PaidInto />}
          {problems.payment_methods && (
            <FieldError id={`${fieldIds.payment_methods}-error`}>{problems.payment_methods}</FieldError>
          )}
        </fieldset>
        {isOwn && <SaveAsTemplate values={values} />}
      </div>
    </Panel>
  )
}
