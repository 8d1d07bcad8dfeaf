import type { ReactNode } from 'react'
import { type Control, Controller, type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { approval_for } from '#contract/settings/settings.shapes.ts'
import { deletions_needs } from '#shared/rules/moderation/second-person.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { CategoryPicks } from '../catalogue/category-picks.tsx'
import { NumberSettings } from './number-settings.tsx'
import type { SettingsValues } from './settings-values.ts'
import {
  getApprovalWords,
  getDeletionWords,
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getSmsSection,
  getStaffFields,
  getTexts,
  type NumberSetting,
  type SettingsWords,
} from './settings-words.ts'
import { TextSetting } from './text-setting.tsx'
import * as t from './texts.ts'
import { getIds } from './use-settings-draft.ts'

interface SettingsFieldsProps {
  form: UseFormReturn<SettingsValues>
  /** All sections stay mounted, so that nothing typed is lost between them. */
  section: string
}

export function SettingsFields({ form, section }: SettingsFieldsProps) {
  const { errors } = form.formState
  const numbers = (title: string, about: string, fields: NumberSetting[]) => (
    <NumberSettings {...{ title, about, fields, errors, ids: getIds(), register: form.register }} />
  )
  const sections: Record<string, ReactNode> = {
    approval: <Approval control={form.control} error={errors.approval_category_ids?.message} />,
    'closing-times': numbers(t.closing_times(), t.these_apply_to_listings_published_from(), getRuleFields()),
    'without-a-plan': numbers(
      t.without_a_plan(),
      t.what_members_without_a_plan_may_have(),
      getFreeLimitFields(),
    ),
    'second-person': (
      <div className="grid gap-3.5">
        {numbers(t.second_person(), t.second_person_about(), getStaffFields())}
        <Deletions control={form.control} error={errors.deletions_need?.message} />
      </div>
    ),
    texts: (
      <Texts form={form} errors={errors} title={t.texts()} texts={getTexts()}>
        <Sentence
          parts={t.edit_emails_under_email_previews({
            link: (label) => (
              <Link key="link" to="/email-previews" className="text-pounamu underline">
                {label}
              </Link>
            ),
          })}
        />
      </Texts>
    ),
    sms: (
      <Texts form={form} errors={errors} title={getSmsSection().title} texts={getSmsSection().texts}>
        {getSmsSection().text}
      </Texts>
    ),
    ...Object.fromEntries(
      getLineSections().map(({ id, ...lines }) => [
        id,
        <Lines key={id} {...lines} form={form} errors={errors} />,
      ]),
    ),
  }
  return Object.entries(sections).map(([id, content]) => (
    <div key={id} hidden={id !== section}>
      {content}
    </div>
  ))
}

interface PartProps {
  form: UseFormReturn<SettingsValues>
  errors: FieldErrors<SettingsValues>
  title: string
}

function Texts({
  form,
  errors,
  title,
  texts,
  children,
}: PartProps & { texts: SettingsWords[]; children: ReactNode }) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{children}</p>
      <div className="grid gap-6">
        {texts.map((text) => (
          <TextSetting
            key={text.name}
            text={text}
            id={getIds()[text.name]!}
            error={errors[text.name]?.message}
            control={form.control}
            register={form.register}
          />
        ))}
      </div>
    </Panel>
  )
}

type Line = ReturnType<typeof getLineSections>[number]['lines'][number]

function Lines({ form, errors, title, text, lines }: PartProps & { text: string; lines: Line[] }) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{text}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ name, label, type }) => (
          <Field key={name} label={label} optional id={getIds()[name]} error={errors[name]?.message}>
            {(control) => <TextInput {...control} {...form.register(name)} type={type} autoComplete="off" />}
          </Field>
        ))}
      </div>
    </Panel>
  )
}

interface ChoiceProps {
  control: Control<SettingsValues>
  error: string | undefined
}

function Deletions({ control, error }: ChoiceProps) {
  return (
    <Panel>
      <Controller
        control={control}
        name="deletions_need"
        render={({ field }) => (
          <RadioCards
            legend={t.deleting_a_member_takes()}
            id={getIds().deletions_need}
            name={field.name}
            value={field.value}
            onChange={(event) => field.onChange(event.target.value)}
            columns={2}
            cards={deletions_needs.map((value) => ({ value, ...getDeletionWords()[value] }))}
            error={error}
          />
        )}
      />
    </Panel>
  )
}

function Approval({ control, error }: ChoiceProps) {
  const chosen = useWatch({ control, name: 'approval_for' })
  const categories = useApiQuery(listAdminCategories, {}).data?.items ?? []
  return (
    <Panel>
      <div className="grid gap-5">
        <Controller
          control={control}
          name="approval_for"
          render={({ field }) => (
            <RadioCards
              legend={t.approval_before_publishing()}
              id={getIds().approval_for}
              name={field.name}
              value={field.value}
              onChange={(event) => field.onChange(event.target.value)}
              columns={2}
              cards={approval_for.options.map((value) => ({ value, ...getApprovalWords()[value] }))}
              help={t.applies_to_listings_published_from_now()}
            />
          )}
        />
        {chosen === 'categories' && (
          <Controller
            control={control}
            name="approval_category_ids"
            render={({ field }) => (
              <CategoryPicks
                all={categories}
                chosen={field.value}
                onChange={field.onChange}
                id={getIds().approval_category_ids!}
                error={error}
              />
            )}
          />
        )}
      </div>
    </Panel>
  )
}
