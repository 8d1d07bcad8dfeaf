import type { ReactNode } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { approval_for, type Settings } from '#contract/settings/settings.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { CategoryPicks } from '../catalogue/category-picks.tsx'
import { NumberSettings } from './number-settings.tsx'
import type { SettingsValues } from './settings-values.ts'
import {
  getApprovalWords,
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getStaffFields,
  getSettingsSections,
  getSmsSection,
  getTexts,
} from './settings-words.ts'
import { TextSetting } from './text-setting.tsx'
import * as t from './texts.ts'
import { getIds, useSettingsForm } from './use-settings-form.ts'

const sectionId = (title: string) => getSettingsSections().find((section) => section.title === title)?.id

export function SettingsForm({ settings }: { settings: Settings }) {
  const { form, failure, summary, attempt, send } = useSettingsForm(settings)
  const { errors, isDirty, isSubmitting } = form.formState

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-3xl grid-cols-1 gap-3.5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {failure ? (
        <FormErrors errors={[{ message: failure }]} title={t.the_settings_werent_saved()} attempt={attempt} />
      ) : (
        <FormErrors errors={summary} title={t.check_these_settings()} attempt={attempt} />
      )}
      <SectionLinks />
      <Approval control={form.control} error={errors.approval_category_ids?.message} />
      <Section title={t.closing_times()}>
        <NumberSettings
          title={t.closing_times()}
          about={t.these_apply_to_listings_published_from()}
          fields={getRuleFields()}
          ids={getIds()}
          errors={errors}
          register={form.register}
        />
      </Section>
      <Section title={t.without_a_plan()}>
        <NumberSettings
          title={t.without_a_plan()}
          about={t.what_members_without_a_plan_may_have()}
          fields={getFreeLimitFields()}
          ids={getIds()}
          errors={errors}
          register={form.register}
        />
      </Section>
      <Section title={t.second_person()}>
        <NumberSettings
          title={t.second_person()}
          about={t.second_person_about()}
          fields={getStaffFields()}
          ids={getIds()}
          errors={errors}
          register={form.register}
        />
      </Section>
      <Section title={t.texts()}>
        <Panel title={t.texts()}>
          <div className="grid gap-6">
            {getTexts().map((text) => (
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
      </Section>
      <Section title={getSmsSection().title}>
        <Panel title={getSmsSection().title}>
          <p className="mb-4 text-xs text-ink-2">{getSmsSection().text}</p>
          <div className="grid gap-5">
            {getSmsSection().texts.map((wording) => (
              <TextSetting
                key={wording.name}
                text={wording}
                id={getIds()[wording.name]!}
                error={errors[wording.name]?.message}
                control={form.control}
                register={form.register}
              />
            ))}
          </div>
        </Panel>
      </Section>
      {getLineSections().map(({ title, text, lines }) => (
        <Section key={title} title={title}>
          <Panel title={title}>
            <p className="mb-4 text-xs text-ink-2">{text}</p>
            <div className="grid gap-5 sm:grid-cols-2">
              {lines.map(({ name, label, type }) => (
                <Field key={name} label={label} optional id={getIds()[name]} error={errors[name]?.message}>
                  {(control) => (
                    <TextInput {...control} {...form.register(name)} type={type} autoComplete="off" />
                  )}
                </Field>
              ))}
            </div>
          </Panel>
        </Section>
      ))}
      <div className="sticky bottom-0 z-10 -mx-3.5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-3.5 py-3">
        <p role="status" className="mr-auto text-sm text-ink-2">
          {isDirty && t.unsaved_changes()}
        </p>
        <LinkButton kind="quiet" to="/settings">
          {t.cancel()}
        </LinkButton>
        <Button type="submit" busy={isSubmitting}>
          {t.save_settings()}
        </Button>
      </div>
      <LeavingGuard isUnsafe={isDirty && !isSubmitting} isSending={isSubmitting}>
        {t.your_changes_arent_saved_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div id={sectionId(title)} className="scroll-mt-4">
      {children}
    </div>
  )
}

function SectionLinks() {
  return (
    <nav aria-label={t.sections()}>
      <ul className="flex flex-wrap gap-2">
        {getSettingsSections().map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex h-9 items-center rounded-full border border-line-strong bg-paper px-3.5 text-sm transition-colors hover:bg-sunk"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ApprovalProps {
  control: Control<SettingsValues>
  error: string | undefined
}

function Approval({ control, error }: ApprovalProps) {
  const chosen = useWatch({ control, name: 'approval_for' })
  const categories = useApiQuery(listAdminCategories, {}).data?.items ?? []
  return (
    <Section title={t.approval_before_publishing()}>
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
    </Section>
  )
}
