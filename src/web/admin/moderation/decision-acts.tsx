import type { WholeCase } from '#contract/moderation/cases.ts'
import type { CaseAct } from '#shared/rules/moderation/cases.ts'
import { suspension_kinds, type SuspensionKind } from '#shared/rules/moderation/suspension-kinds.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { describeSuspensionKind, listDurations } from '../members/suspensions/suspension-choices.ts'
import type { useDecision } from './use-decision.ts'
import * as t from './texts.ts'

function SuspensionChoice({ form }: Pick<DecisionActsProps, 'form'>) {
  return (
    <div className="ml-7 grid gap-2 sm:grid-cols-2">
      <Field label={t.they_can_no_longer()} {...form.field('suspend_kind')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.suspend_kind}
            onChange={({ target }) => form.set({ suspend_kind: target.value as SuspensionKind })}
            options={suspension_kinds.map((kind) => ({ value: kind, label: describeSuspensionKind(kind) }))}
          />
        )}
      </Field>
      <Field label={t.for_how_long()} {...form.field('suspend_days')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.suspend_days}
            onChange={({ target }) => form.set({ suspend_days: target.value })}
            options={listDurations()}
          />
        )}
      </Field>
    </div>
  )
}

interface DecisionActsProps {
  found: WholeCase
  form: ReturnType<typeof useDecision>['form']
  acts: CaseAct[]
}

/** What is done in the same moment: all of it or nothing. */
export function DecisionActs({ found, form, acts }: DecisionActsProps) {
  const { kind, reports, about } = found
  const name = about?.display_name ?? ''
  const mayTakeOthers = kind === 'listing_report' && reports > 1
  if (acts.length === 0 && !mayTakeOthers) return null
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t.at_the_same_time()}</legend>
      {mayTakeOthers && (
        <Checkbox label={t.decide_the_others_too({ count: reports - 1 })} {...form.box('with_others')} />
      )}
      {acts.includes('suspend_listing') && (
        <Checkbox label={t.suspend_the_listing()} {...form.box('suspend_listing')} />
      )}
      {acts.includes('remove') && <Checkbox label={t.remove_what_was_reported()} {...form.box('remove')} />}
      {acts.includes('warn') && <Checkbox label={t.warn_name({ name })} {...form.box('warn')} />}
      {form.values.warn && (
        <div className="ml-7">
          <Checkbox label={t.it_counts_as_a_strike()} {...form.box('is_strike')} />
        </div>
      )}
      {acts.includes('suspend_member') && (
        <Checkbox
          label={t.suspend_name({ name })}
          help={form.values.suspend_kind === 'whole' ? t.their_sales_are_held() : undefined}
          {...form.box('suspend_member')}
        />
      )}
      {form.values.suspend_member && <SuspensionChoice form={form} />}
      {acts.includes('tell_buyers') && (
        <Checkbox label={t.tell_the_buyers()} help={t.then_it_cant_be_undone()} {...form.box('tells')} />
      )}
      {form.values.tells && (
        <div className="ml-7">
          <Field label={t.message_to_the_buyers()} {...form.field('tell_buyers')}>
            {(control) => (
              <Textarea
                {...control}
                {...form.text('tell_buyers')}
                rows={2}
                maxLength={500}
                className="min-h-16"
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}
