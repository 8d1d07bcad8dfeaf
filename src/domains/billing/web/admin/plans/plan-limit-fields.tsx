import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { getCounts, getLimitLabels } from './plan-limit-labels.ts'
import { limitNames, type LimitName } from './plan-values.ts'
import type { PlanForm } from './use-plan-form.ts'
import * as t from '#domains/billing/texts.ts'

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
