import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-limits.ts'
import {
  createPlan,
  listPlans,
  setPlanStatus,
  updatePlan,
  type Plan,
  listAvailablePrices,
  type AvailablePrice,
} from '#domains/billing/common/plans/plans.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import {
  type CountName,
  type LimitName,
  checkPlan,
  readPlanFields,
  startValues,
  type PlanValues,
  limitNames,
} from './plan-values.ts'
import * as t from '#domains/billing/texts.ts'

const getLimitLabels = makeTexts((): Record<LimitName, string> => ({
  max_general_listings: t.general_listings_live(),
  max_vehicle_listings: t.vehicle_listings_live(),
  max_property_listings: t.property_listings_live(),
}))

const getCounts = makeTexts((): { name: CountName; label: string; help?: string }[] => [
  { name: 'max_pictures', label: t.photos_a_listing(), help: t.from_1_to_20() },
  { name: 'featured_listings', label: t.featured_listings(), help: t.shown_in_turn_at_the_top() },
  { name: 'max_agents', label: t.agents(), help: t.for_real_estate_agencies() },
])

export function usePlanForm(plan: Plan | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: startValues(plan),
    check: checkPlan,
    rechecks: true,
    send: (values) => savePlan(plan, values),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: [listPlans.name] })
      notify.success(plan ? t.plan_saved() : t.plan_added())
      await navigate('/subscription-plans')
    },
  })
  useStoredForm(form, `plan-${plan?.id ?? 'new'}`)
  return form
}

export type PlanForm = ReturnType<typeof usePlanForm>

async function savePlan(plan: Plan | null, values: PlanValues): Promise<void> {
  const fields = must(readPlanFields(values), 'plan fields')
  const status = values.is_enabled ? 'enabled' : 'disabled'
  if (!plan) return void (await api.call(createPlan, { ...fields, status }))
  await api.call(updatePlan, { id: plan.id, ...fields })
  if (plan.status !== status) await api.call(setPlanStatus, { id: plan.id, status })
}

/** Several fields share one error message, so it names the field. */
export function nameError<One extends { message: string; name?: string }>(error: One): One {
  const labels = [...Object.entries(getLimitLabels()), ...getCounts().map(({ name, label }) => [name, label])]
  const field = labels.find(([name]) => name === error.name)?.[1]
  return field ? { ...error, message: t.field_and_message({ field, message: error.message }) } : error
}

export function PlanLimitFields({ form, subscribers }: { form: PlanForm; subscribers: number }) {
  return (
    <div className="grid gap-5">
      <Notice>{t.limits_are_for_everyone_at_once({ count: subscribers })}</Notice>
      <div className="grid gap-5 sm:grid-cols-3">
        {limitNames.map((name) => (
          <LimitField key={name} form={form} name={name} />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {getCounts().map(({ name, label, help }) => (
          <Field key={name} label={label} {...form.field(name)} help={help}>
            {(control) => (
              <TextInput
                {...control}
                {...form.text(name)}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
                className="num"
              />
            )}
          </Field>
        ))}
      </div>
      <div className="grid gap-3">
        <Checkbox
          {...form.box('dealership_feed')}
          label={t.stock_feed()}
          help={t.their_dealer_system_lists_vehicles()}
        />
        <Checkbox {...form.box('branding')} label={t.branding()} help={t.logo_banner_and_colours()} />
      </div>
    </div>
  )
}

function LimitField({ form, name }: { form: PlanForm; name: LimitName }) {
  const unlimited = form.box(`is_unlimited_${name}`)
  const label = getLimitLabels()[name]
  return (
    <div className="grid content-start gap-2">
      <Field label={label} {...form.field(name)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text(name)}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            disabled={unlimited.checked}
            className="num"
          />
        )}
      </Field>
      <Checkbox
        {...unlimited}
        onChange={(event) => {
          unlimited.onChange(event)
          // Clears the field's error.
          form.set({ [name]: form.values[name] })
        }}
        label={
          <>
            {t.unlimited()}
            <span className="sr-only"> {label}</span>
          </>
        }
      />
    </div>
  )
}

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
