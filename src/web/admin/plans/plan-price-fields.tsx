import { useWatch } from 'react-hook-form'
import { listAvailablePrices, type AvailablePrice } from '#contract/plans/plans.ts'
import { formatPlanPrice } from '#shared/words/plan-words.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { planIds } from './plan-values.ts'
import type { PlanForm } from './use-plan-form.ts'
import * as t from './texts.ts'

interface PlanPriceFieldsProps {
  form: PlanForm
  subscribers: number
}

export function PlanPriceFields({ form, subscribers }: PlanPriceFieldsProps) {
  const { data, error } = useApiQuery(listAvailablePrices, {})
  const [chosen, price_cents, interval] = useWatch({
    control: form.control,
    name: ['stripe_price_id', 'price_cents', 'interval'],
  })
  const { errors } = form.formState
  const isTyped = chosen === ''
  return (
    <div className="grid gap-5">
      <Notice>{t.a_new_price_is_for_new_subscriptions({ count: subscribers })}</Notice>
      {error && <Notice kind="wrong">{getMessage(error)}</Notice>}
      {((data && data.items.length > 0) || !isTyped) && (
        <PriceChoice form={form} prices={data?.items ?? []} chosen={chosen} />
      )}
      {isTyped && (
        <>
          <Field
            label={t.amount()}
            id={planIds.price_cents}
            error={errors.price_cents?.message}
            help={t.gst_included()}
          >
            {(control) => (
              <div className="sm:max-w-60">
                <MoneyInput
                  {...control}
                  cents={price_cents}
                  onCents={(cents) =>
                    form.setValue('price_cents', cents, {
                      shouldDirty: true,
                      shouldValidate: form.formState.isSubmitted,
                    })
                  }
                />
              </div>
            )}
          </Field>
          <RadioCards
            {...form.register('interval')}
            legend={t.paid()}
            id={planIds.interval}
            columns={2}
            value={interval}
            error={errors.interval?.message}
            cards={[
              { value: 'month', label: t.every_month() },
              { value: 'year', label: t.every_year() },
            ]}
          />
        </>
      )}
    </div>
  )
}

interface PriceChoiceProps {
  form: PlanForm
  prices: AvailablePrice[]
  chosen: string
}

function PriceChoice({ form, prices, chosen }: PriceChoiceProps) {
  function choose(id: string) {
    const price = prices.find((one) => one.id === id)
    form.setValue('stripe_price_id', id, { shouldDirty: true })
    if (price) {
      form.setValue('price_cents', price.amount_cents, { shouldDirty: true })
      form.setValue('interval', price.interval, { shouldDirty: true })
    }
    form.clearErrors(['stripe_price_id', 'price_cents', 'interval'])
  }
  const isKnown = chosen === '' || prices.some(({ id }) => id === chosen)
  return (
    <Field
      label={t.payment_providers_price()}
      id={planIds.stripe_price_id}
      error={form.formState.errors.stripe_price_id?.message}
    >
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: t.type_an_amount() },
            ...(isKnown ? [] : [{ value: chosen, label: t.the_price_it_has_now() }]),
            ...prices.map(({ id, name, amount_cents, interval }) => ({
              value: id,
              label: t.name_at_price({ name, price: formatPlanPrice(amount_cents, interval) }),
            })),
          ]}
        />
      )}
    </Field>
  )
}
