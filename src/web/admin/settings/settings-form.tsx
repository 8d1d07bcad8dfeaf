import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { listAudit } from '#contract/audit/audit.ts'
import {
  approval_for,
  chosen_settings,
  getSettings,
  putSettings,
  type Settings,
} from '#contract/settings/settings.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { CategoryPicks } from '../catalogue/category-picks.tsx'
import { ClosingRulesSection } from './closing-rules-section.tsx'
import { TextSetting } from './text-setting.tsx'
import { getChosen, type SettingsValues, toSettingsValues } from './settings-values.ts'
import {
  getApprovalWords,
  getLineSections,
  getMessageSections,
  getSettingsLabels,
  getSettingsSections,
  getTexts,
} from './settings-words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getIds = makeTexts(() =>
  Object.fromEntries(Object.keys(getSettingsLabels()).map((name) => [name, `settings-${name}`])),
)
const sectionId = (title: string) => getSettingsSections().find((section) => section.title === title)?.id
const shape = z.strictObject(chosen_settings)
const check = contractResolver<SettingsValues>(shape)

/** Every setting, in sections; the switch for approvals first. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  // As it was read: whoever saved since then must not be overwritten unawares.
  const [version] = useState(settings.kept?.version ?? 0)
  const form = useForm<SettingsValues>({
    // What is empty is checked as nothing.
    resolver: (values, ...rest) => check(getChosen(values) as unknown as SettingsValues, ...rest),
    shouldFocusError: false,
    defaultValues: toSettingsValues(settings),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const summary = getSummary(errors, getIds()).map(({ message, field }) => ({
    field,
    message: `${getSettingsLabels()[field.replace('settings-', '')]}: ${message}`,
  }))
  useFocusOnFirst(summary, submitCount)

  async function send() {
    setFailure(null)
    try {
      const reply = await api.call(putSettings, { version, ...getChosen(form.getValues()) })
      queries.setQueryData(getKey(getSettings, {}), reply)
      await queries.invalidateQueries({ queryKey: [listAudit.name] })
      notify.success(t.settings_saved())
      await navigate('/settings')
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(getIds()), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-3xl grid-cols-1 gap-3.5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {failure ? (
        <FormErrors
          errors={[{ message: failure }]}
          title={t.the_settings_werent_saved()}
          attempt={submitCount}
        />
      ) : (
        <FormErrors errors={summary} title={t.check_these_settings()} attempt={submitCount} />
      )}
      <SectionLinks />
      <Approval control={form.control} error={errors.approval_category_ids?.message} />
      <Section title={t.closing_times()}>
        <ClosingRulesSection ids={getIds()} errors={errors} register={form.register} />
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
      {getMessageSections().map(({ title, text, texts: wordings }) => (
        <Section key={title} title={title}>
          <Panel title={title}>
            <p className="mb-4 text-xs text-ink-2">{text}</p>
            <div className="grid gap-5">
              {wordings.map((wording) => (
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
      ))}
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

/** Where a section is jumped to, below nothing that covers it. */
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
