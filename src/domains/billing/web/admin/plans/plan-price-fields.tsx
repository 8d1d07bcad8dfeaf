import { listAvailablePrices, type AvailablePrice } from '#domains/billing/common/plans/plans.ts'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { PlanForm } from './use-plan-form.ts'
import * as t from '#domains/billing/texts.ts'

interface PlanPriceFieldsProps {
  form: PlanForm
  subscribers: number
}

export function PlanPriceFields({ form, subscribers }: PlanPriceFieldsProps) {
  const { data, error } = useApiQuery(listAvailablePrices, {})
  const chosen = form.values.stripe_price_id
  const isTyped = chosen === ''
  return (
    <div className="grid gap-5">
      <Notice>{t.a_new_price_is_for_new_subscriptions({ count: subscribers })}</Notice>
      {error && <Notice kind="wrong">{getMessage(error)}</Notice>}
      {((data && data.items.length > 0) || !isTyped) && (
        <PriceChoice form={form} prices={data?.items ?? []} />
      )}
      {isTyped && (
        <>
          <Field label={t.amount()} {...form.field('price_cents')} help={t.plans_gst_included()}>
            {(control) => (
              <div className="sm:max-w-60">
                <MoneyInput {...control} {...form.money('price_cents')} />
              </div>
            )}
          </Field>
          <RadioCards
            {...form.text('interval')}
            {...form.field('interval')}
            legend={t.paid()}
            columns={2}
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
}

function PriceChoice({ form, prices }: PriceChoiceProps) {
  const { values } = form
  const chosen = values.stripe_price_id
  function choose(id: string) {
    const price = prices.find((one) => one.id === id)
    form.set({
      stripe_price_id: id,
      price_cents: price?.amount_cents ?? values.price_cents,
      interval: price?.interval ?? values.interval,
    })
  }
  const isKnown = chosen === '' || prices.some(({ id }) => id === chosen)
  return (
    <Field label={t.payment_providers_price()} {...form.field('stripe_price_id')}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: t.type_an_amount() },
            ...(isKnown ? [] : [{ value: chosen, label: t.the_price_it_has_now() }]),
            ...prices.map(({ id, name, amount_cents: amountCents, interval }) => ({
              value: id,
              label: t.name_at_price({ name, price: formatPlanPrice(amountCents, interval) }),
            })),
          ]}
        />
      )}
    </Field>
  )
}
