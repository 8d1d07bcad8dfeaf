import { useApiQuery } from '#platform/web/loading/query.tsx'
import { listPlans, maxPlanName, type Plan } from '#domains/billing/common/plans/plans.ts'
import { PlanCard } from '#domains/billing/web/plans/plan-card.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { PlanLimitFields } from './plan-limit-fields.tsx'
import { PlanPriceFields } from './plan-price-fields.tsx'
import { readPlanFields } from './plan-values.ts'
import { nameError, usePlanForm, type PlanForm as Form } from './use-plan-form.ts'
import * as t from '#domains/billing/texts.ts'

export function PlanForm({ plan }: { plan: Plan | null }) {
  const form = usePlanForm(plan)
  const { errors, attempt } = form.report
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]"
      onSubmit={form.submit}
    >
      <div className="grid min-w-0 gap-3.5">
        <FormErrors errors={errors.map(nameError)} attempt={attempt} />
        <Panel>
          <About form={form} />
        </Panel>
        <Panel title={t.price()}>
          <PlanPriceFields form={form} subscribers={plan?.admin?.subscribers ?? 0} />
        </Panel>
        <Panel title={t.limits()}>
          <PlanLimitFields form={form} subscribers={plan?.admin?.subscribers ?? 0} />
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to="/subscription-plans">
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={form.isSending}>
            {plan ? t.save_plan() : t.add_plan()}
          </Button>
        </div>
      </div>
      <Panel title={t.preview()}>
        <Preview form={form} />
      </Panel>
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes()}
      </LeavingGuard>
    </form>
  )
}

function About({ form }: { form: Form }) {
  return (
    <div className="grid gap-5">
      <Field
        label={t.name()}
        {...form.field('name')}
        help={t.count_of_max_characters({
          count: String(form.values.name.length),
          max: String(maxPlanName),
        })}
      >
        {(control) => (
          <TextInput {...control} {...form.text('name')} maxLength={maxPlanName} autoComplete="off" />
        )}
      </Field>
      <Field label={t.description()} optional {...form.field('description')} help={t.say_who_its_for()}>
        {(control) => (
          <Textarea {...control} {...form.text('description')} maxLength={500} className="min-h-24" />
        )}
      </Field>
      <Checkbox
        {...form.box('is_enabled')}
        label={t.enabled()}
        help={t.members_can_choose_it_on_the_plans_page()}
      />
    </div>
  )
}

function Preview({ form }: { form: Form }) {
  const { values } = form
  const fields = readPlanFields({ ...values, name: values.name || '…' + t.name(), stripe_price_id: '' })
  const free = useApiQuery(listPlans, {}).data?.free
  return fields && free ? (
    <PlanCard plan={fields} free={free} />
  ) : (
    <p className="text-sm text-ink-2">{t.the_card_shows_here_once_the_price()}</p>
  )
}
