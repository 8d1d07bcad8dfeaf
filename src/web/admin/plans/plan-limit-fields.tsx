import { useWatch } from 'react-hook-form'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { limit_names, planIds, type CountName, type LimitName } from './plan-values.ts'
import type { PlanForm } from './use-plan-form.ts'
import * as t from './texts.ts'

export const getLimitLabels = makeTexts((): Record<LimitName, string> => ({
  max_general_listings: t.general_listings_live(),
  max_vehicle_listings: t.vehicle_listings_live(),
  max_property_listings: t.property_listings_live(),
}))

export const getCounts = makeTexts((): { name: CountName; label: string; help?: string }[] => [
  { name: 'max_pictures', label: t.photos_a_listing(), help: t.from_1_to_20() },
  { name: 'featured_listings', label: t.featured_listings(), help: t.shown_in_turn_at_the_top() },
  { name: 'max_agents', label: t.agents(), help: t.for_real_estate_agencies() },
])

export function PlanLimitFields({ form, subscribers }: { form: PlanForm; subscribers: number }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5">
      <Notice>{t.limits_are_for_everyone_at_once({ count: subscribers })}</Notice>
      <div className="grid gap-5 sm:grid-cols-3">
        {limit_names.map((name) => (
          <LimitField key={name} form={form} name={name} />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {getCounts().map(({ name, label, help }) => (
          <Field key={name} label={label} id={planIds[name]} error={errors[name]?.message} help={help}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register(name)}
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
          {...form.register('dealership_feed')}
          label={t.stock_feed()}
          help={t.their_dealer_system_lists_vehicles()}
        />
        <Checkbox {...form.register('branding')} label={t.branding()} help={t.logo_banner_and_colours()} />
      </div>
    </div>
  )
}

function LimitField({ form, name }: { form: PlanForm; name: LimitName }) {
  const isUnlimited = useWatch({ control: form.control, name: `is_unlimited_${name}` })
  const label = getLimitLabels()[name]
  return (
    <div className="grid content-start gap-2">
      <Field label={label} id={planIds[name]} error={form.formState.errors[name]?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register(name)}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            disabled={isUnlimited}
            className="num"
          />
        )}
      </Field>
      <Checkbox
        {...form.register(`is_unlimited_${name}`, { onChange: () => form.clearErrors(name) })}
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
