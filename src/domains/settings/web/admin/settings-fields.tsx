import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { CategoryPicks } from '#domains/catalogue/web/shared/category-picks.tsx'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { textPlaceholders } from '#domains/settings/common/messages/text-placeholders.ts'
import { approvalFor } from '#domains/settings/common/settings.shapes.ts'
import { deletionsNeeds } from '#domains/staff/common/second-person-rules.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import {
  type NumberSetting,
  type SettingsLabels,
  getApprovalLabels,
  getDeletionLabels,
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getSmsSection,
  getStaffFields,
  getTexts,
} from '../shared/settings-labels.ts'
import { CarrierList } from './carrier-list.tsx'
import { FeeSettings } from './fees/fee-settings.tsx'
import { ProtectionSettings } from './fees/protection-settings.tsx'
import { MarkedText } from './marked-text.tsx'
import { NumberSettings } from './number-settings.tsx'
import type { SettingsValues } from './settings-values.ts'
import * as t from '#domains/settings/texts.ts'

/**
 * The GSM 03.38 alphabet, which fits 160 characters into an SMS; those of the second line take two
 * places each.
 */
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/
const doubled = /^[\^{}\\[\]~|€]$/

/**
 * Macrons and curly quotes switch an SMS to Unicode, which fits 70 characters. Multi-part SMS lose
 * some to the part header.
 */
export function countSms(text: string): number {
  const places = Array.from(text).map((one) => (plain.test(one) ? 1 : doubled.test(one) ? 2 : null))
  const [one, each, length] = places.includes(null)
    ? [70, 67, text.length]
    : [160, 153, places.reduce<number>((sum, place) => sum + (place ?? 0), 0)]
  return length <= one ? 1 : Math.ceil(length / each)
}

interface TextSettingProps {
  text: SettingsLabels
  form: ActionForm<SettingsValues>
}

function TextSetting({ text: { name, label, help, max }, form }: TextSettingProps) {
  const typed = form.values[name]
  const samples = textPlaceholders[name]
  const known = Object.keys(samples).map((one) => `{${one}}`)
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        {...form.field(name)}
        optional={name === 'maintenance_notice'}
        help={joinSentences(
          help,
          known.length > 0 && t.you_can_use_placeholders({ placeholders: known.join(', ') }),
        )}
      >
        {(control) => (
          <Textarea {...control} {...form.text(name)} rows={3} maxLength={max} className="min-h-20" />
        )}
      </Field>
      <div className="rounded-control bg-sunk px-3.5 py-2.5 text-sm">
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
          {t.preview_with_sample_values()}
          {name.startsWith('sms_') && typed.trim() !== '' && (
            <span className="num">{describeSms(filledText(typed, samples))}</span>
          )}
        </p>
        <p className="mt-0.5 break-words whitespace-pre-line">
          {typed.trim() === '' ? (
            <span className="text-ink-2">{t.empty_so_not_shown()}</span>
          ) : (
            <MarkedText text={typed} samples={samples} />
          )}
        </p>
      </div>
    </div>
  )
}

const describeSms = (text: string) => t.count_sms_long({ characters: text.length, count: countSms(text) })

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
    'paying-on-hoko': <ProtectionSettings form={form} />,
    fees: <FeeSettings form={form} />,
    carriers: (
      <CarrierList
        carriers={form.values.carriers}
        onChange={(carriers) => form.enter({ carriers })}
        {...form.field('carriers')}
      />
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
