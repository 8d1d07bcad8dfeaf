import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import type { WholeCase } from '#domains/moderation/common/cases.ts'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import type { CaseAct } from '#domains/moderation/common/case-kinds.ts'
import { suspensionKinds } from '#domains/accounts/common/members/suspension-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { describeSuspensionKind, listDurations } from '#domains/accounts/web/shared/suspension-choices.ts'
import { getRoleLabels } from '../shared/case-labels.ts'
import type { useDecision } from './use-decision.ts'
import * as t from '#domains/moderation/texts.ts'

interface DecisionActsProps {
  found: WholeCase
  decision: ReturnType<typeof useDecision>
}

/** Names the ticked sanctions beside the button that sends them, since their boxes may be out of view. */
export function describeSanctions(
  { kind, about }: WholeCase,
  { form, acts }: ReturnType<typeof useDecision>,
): string {
  const name = about?.display_name ?? ''
  const hasSides = kind === 'dispute'
  const labels: [BoxName, string][] = [
    ['suspend_listing', t.suspend_the_listing()],
    ['remove', t.remove_what_was_reported()],
    ['warn', hasSides ? t.warn_a_member() : t.warn_name({ name })],
    ['suspend_member', hasSides ? t.suspend_a_member() : t.suspend_name({ name })],
  ]
  return labels
    .filter(([act]) => acts.some((one) => one === act) && form.values[act])
    .map(([, label]) => label)
    .join(' · ')
}

/** All actions are applied in one transaction or not at all. */
export function DecisionActs({ found, decision }: DecisionActsProps) {
  const { kind, reports, about } = found
  const { form, acts, change } = decision
  const { values } = form
  const name = about?.display_name ?? ''
  const mayTakeOthers = kind === 'listing_report' && reports > 1
  const hasSides = kind === 'dispute'
  if (acts.length === 0 && !mayTakeOthers) return null
  const box = (act: BoxName) => ({
    checked: values[act],
    onChange: ({ target }: { target: { checked: boolean } }) => change({ [act]: target.checked }),
  })
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t.at_the_same_time()}</legend>
      {mayTakeOthers && (
        <Checkbox label={t.decide_the_others_too({ count: reports - 1 })} {...form.box('with_others')} />
      )}
      {acts.includes('ask_fix') && <Checkbox label={t.ask_the_seller_to_fix_it()} {...box('ask_fix')} />}
      {acts.includes('move_listing') && (
        <Checkbox label={t.move_to_another_category()} {...box('move_listing')} />
      )}
      {values.move_listing && found.listing && <CategoryChoice id={found.listing.id} form={form} />}
      {acts.includes('suspend_listing') && (
        <Checkbox label={t.suspend_the_listing()} {...box('suspend_listing')} />
      )}
      {acts.includes('remove') && <Checkbox label={t.remove_what_was_reported()} {...box('remove')} />}
      {acts.includes('warn') && (
        <Checkbox label={hasSides ? t.warn_a_member() : t.warn_name({ name })} {...box('warn')} />
      )}
      {values.warn && (
        <div className="ml-7 grid gap-2">
          {hasSides && <SideChoice found={found} form={form} name="warnWhom" label={t.who_to_warn()} />}
          <Checkbox label={t.it_counts_as_a_strike()} {...form.box('is_strike')} />
        </div>
      )}
      {acts.includes('suspend_member') && (
        <Checkbox
          label={hasSides ? t.suspend_a_member() : t.suspend_name({ name })}
          help={values.suspendKind === 'whole' ? t.their_sales_are_held() : undefined}
          {...box('suspend_member')}
        />
      )}
      {values.suspend_member && (
        <div className="ml-7 grid gap-2">
          {hasSides && <SideChoice found={found} form={form} name="suspendWhom" label={t.who_to_suspend()} />}
          <SuspensionChoice form={form} />
        </div>
      )}
      {acts.includes('tell_buyers') && (
        <Checkbox label={t.tell_the_buyers()} help={t.then_it_cant_be_undone()} {...box('tells')} />
      )}
      {values.tells && <Message form={form} name="tell_buyers" label={t.message_to_the_buyers()} />}
      {acts.includes('write_privately') && (
        <Checkbox label={t.write_to_one_side()} {...box('writesPrivately')} />
      )}
      {values.writesPrivately && (
        <>
          <div className="ml-7">
            <SideChoice found={found} form={form} name="writeTo" label={t.who_to_write_to()} />
          </div>
          <Message form={form} name="privateText" label={t.message_the_other_doesnt_see()} />
        </>
      )}
    </fieldset>
  )
}

type BoxName = Exclude<CaseAct, 'tell_buyers' | 'write_privately'> | 'tells' | 'writesPrivately'

type Form = ReturnType<typeof useDecision>['form']

function CategoryChoice({ id, form }: { id: number; form: Form }) {
  const listing = useApiQuery(getAdminListing, { id }).data
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const others = categories.filter(
    (one) => one.type === listing?.type && one.id !== listing.categories.at(-1)?.id,
  )
  return (
    <div className="ml-7">
      <Field label={t.new_category()} {...form.field('move_to')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.move_to}
            onChange={({ target }) => form.set({ move_to: target.value })}
            options={[{ value: '', label: t.choose_a_category() }, ...categoryOptions(categories, others)]}
          />
        )}
      </Field>
    </div>
  )
}

interface SideChoiceProps {
  found: WholeCase
  form: Form
  name: 'warnWhom' | 'suspendWhom' | 'writeTo'
  label: string
}

function SideChoice({ found: { people }, form, name, label }: SideChoiceProps) {
  return (
    <Field label={label} {...form.field(name)}>
      {(control) => (
        <Select
          {...control}
          value={form.values[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
          options={people.map(({ id, display_name: displayName, role }) => ({
            value: String(id),
            label: t.name_as_role({ name: displayName, role: getRoleLabels()[role] }),
          }))}
        />
      )}
    </Field>
  )
}

function Message({ form, name, label }: { form: Form; name: 'tell_buyers' | 'privateText'; label: string }) {
  return (
    <div className="ml-7">
      <Field label={label} {...form.field(name)}>
        {(control) => (
          <Textarea {...control} {...form.text(name)} rows={2} maxLength={500} className="min-h-16" />
        )}
      </Field>
    </div>
  )
}

function SuspensionChoice({ form }: { form: Form }) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Field label={t.they_can_no_longer()} {...form.field('suspendKind')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.suspendKind}
            onChoose={(kind) => form.set({ suspendKind: kind })}
            options={suspensionKinds.map((kind) => ({ value: kind, label: describeSuspensionKind(kind) }))}
          />
        )}
      </Field>
      <Field label={t.for_how_long()} {...form.field('suspendDays')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.suspendDays}
            onChange={({ target }) => form.set({ suspendDays: target.value })}
            options={listDurations()}
          />
        )}
      </Field>
    </div>
  )
}
