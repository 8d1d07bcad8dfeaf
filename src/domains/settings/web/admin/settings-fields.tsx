import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { approvalFor } from '#domains/settings/common/settings.shapes.ts'
import { deletionsNeeds } from '#domains/staff/common/second-person-rules.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { CategoryPicks } from '#domains/catalogue/web/shared/category-picks.tsx'
import { NumberSettings } from './number-settings.tsx'
import type { SettingsValues } from './settings-values.ts'
import {
  getApprovalLabels,
  getDeletionLabels,
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getSmsSection,
  getStaffFields,
  getTexts,
  type NumberSetting,
  type SettingsLabels,
} from '../shared/settings-labels.ts'
import { TextSetting } from './text-setting.tsx'
import * as t from '#domains/settings/texts.ts'

interface SettingsFieldsProps {
  form: ActionForm<SettingsValues>
  /** All sections stay mounted, so that typed values aren't lost. */
  section: string
}

export function SettingsFields({ form, section }: SettingsFieldsProps) {
  const numbers = (title: string, about: string, fields: NumberSetting[]) => (
    <NumberSettings {...{ title, about, fields, form }} />
  )
  const sections: Record<string, ReactNode> = {
    approval: <Approval form={form} />,
    'closing-times': numbers(t.closing_times(), t.these_apply_to_listings_published_from(), getRuleFields()),
    'without-a-plan': numbers(
      t.without_a_plan(),
      t.what_members_without_a_plan_may_have(),
      getFreeLimitFields(),
    ),
    'second-person': (
      <div className="grid gap-3.5">
        {numbers(t.second_person(), t.second_person_about(), getStaffFields())}
        <Deletions form={form} />
      </div>
    ),
    texts: (
      <Texts form={form} title={t.texts()} texts={getTexts()}>
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
      <Texts form={form} title={getSmsSection().title} texts={getSmsSection().texts}>
        {getSmsSection().text}
      </Texts>
    ),
    ...Object.fromEntries(
      getLineSections().map(({ id, ...lines }) => [id, <Lines key={id} {...lines} form={form} />]),
    ),
  }
  return Object.entries(sections).map(([id, content]) => (
    <div key={id} hidden={id !== section}>
      {content}
    </div>
  ))
}

interface PartProps {
  form: ActionForm<SettingsValues>
  title: string
}

function Texts({
  form,
  title,
  texts,
  children,
}: PartProps & { texts: SettingsLabels[]; children: ReactNode }) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{children}</p>
      <div className="grid gap-6">
        {texts.map((text) => (
          <TextSetting key={text.name} text={text} form={form} />
        ))}
      </div>
    </Panel>
  )
}

type Line = ReturnType<typeof getLineSections>[number]['lines'][number]

function Lines({ form, title, text, lines }: PartProps & { text: string; lines: Line[] }) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{text}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ name, label, type }) => (
          <Field key={name} label={label} optional {...form.field(name)}>
            {(control) => <TextInput {...control} {...form.text(name)} type={type} autoComplete="off" />}
          </Field>
        ))}
      </div>
    </Panel>
  )
}

function Deletions({ form }: Pick<PartProps, 'form'>) {
  return (
    <Panel>
      <RadioCards
        {...form.text('deletions_need')}
        {...form.field('deletions_need')}
        legend={t.deleting_a_member_takes()}
        columns={2}
        cards={deletionsNeeds.map((value) => ({ value, ...getDeletionLabels()[value] }))}
      />
    </Panel>
  )
}

function Approval({ form }: Pick<PartProps, 'form'>) {
  const categories = useApiQuery(listAdminCategories, {}).data?.items ?? []
  return (
    <Panel>
      <div className="grid gap-5">
        <RadioCards
          {...form.text('approval_for')}
          {...form.field('approval_for')}
          legend={t.approval_before_publishing()}
          columns={2}
          cards={approvalFor.options.map((value) => ({ value, ...getApprovalLabels()[value] }))}
          help={t.applies_to_listings_published_from_now()}
        />
        {form.values.approval_for === 'categories' && (
          <CategoryPicks
            all={categories}
            chosen={form.values.approval_category_ids}
            onChange={(approvalCategoryIds) => form.enter({ approval_category_ids: approvalCategoryIds })}
            {...form.field('approval_category_ids')}
          />
        )}
      </div>
    </Panel>
  )
}
