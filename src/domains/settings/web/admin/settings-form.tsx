import { useEffect, useRef, type MouseEvent, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Settings, SettingsDraft } from '#domains/settings/common/settings.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { must } from '#platform/common/must.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import {
  getProtectionFields,
  getSuccessFeeFields,
  getWithdrawalFields,
} from '../shared/fee-setting-labels.ts'
import { PublishDialog, PublishedSince } from '../shared/published-since.tsx'
import { SaveBar } from '../shared/save-bar.tsx'
import {
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getSmsSection,
  getStaffFields,
  getTexts,
  getSettingsLabels,
} from '../shared/settings-labels.ts'
import { useSettingsDraft } from '../shared/use-settings-draft.ts'
import { type Restored, SettingsHistory } from './history/history.tsx'
import { ProposeRelaxing } from './propose-relaxing.tsx'
import { RuleSandbox } from './sandbox/rule-sandbox.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { MapsPanel } from './settings-sheets.tsx'
import { type SettingsValues, toSettingsValues, toTyped } from './settings-values.ts'
import * as t from '#domains/settings/texts.ts'

interface SettingsSection {
  id: string
  title: string
  fields: string[]
}

const getNames = (fields: { name: string }[]) => fields.map(({ name }) => name)

export const getSettingsSections = makeTexts((): SettingsSection[] => [
  {
    id: 'approval',
    title: t.approval_before_publishing(),
    fields: ['approval_for', 'approval_category_ids'],
  },
  { id: 'closing-times', title: t.closing_times(), fields: getNames(getRuleFields()) },
  { id: 'without-a-plan', title: t.without_a_plan(), fields: getNames(getFreeLimitFields()) },
  {
    id: 'second-person',
    title: t.second_person(),
    fields: [...getNames(getStaffFields()), 'deletions_need'],
  },
  { id: 'texts', title: t.texts(), fields: getNames(getTexts()) },
  { id: 'sms', title: getSmsSection().title, fields: getNames(getSmsSection().texts) },
  ...getLineSections().map(({ id, title, lines }) => ({ id, title, fields: getNames(lines) })),
  { id: 'carriers', title: t.carriers(), fields: ['carriers'] },
  {
    id: 'paying-on-hoko',
    title: t.paying_on_hoko(),
    fields: ['pay_on_hoko_enabled', ...getNames(getProtectionFields())],
  },
  {
    id: 'fees',
    title: t.fees(),
    fields: [
      'success_fee_enabled',
      ...getNames(getSuccessFeeFields()),
      'success_fee_exceptions',
      'withdrawal_fee_enabled',
      ...getNames(getWithdrawalFields()),
    ],
  },
])

/** Sections of the same page that have no fields. */
const getToolSections = makeTexts((): SettingsSection[] => [
  { id: 'history', title: t.history(), fields: [] },
  { id: 'sandbox', title: t.rule_sandbox(), fields: [] },
  { id: 'maps', title: t.maps(), fields: [] },
])

export const findSection = (field: string): string | undefined =>
  getSettingsSections().find(({ fields }) => fields.includes(field))?.id

/** Falls back to the first section for an unknown address. */
export function readSection(params: URLSearchParams): string {
  const all = [...getSettingsSections(), ...getToolSections()]
  return (all.find(({ id }) => id === params.get('section')) ?? must(all[0], 'first section')).id
}

interface SectionMenuProps {
  current: string
  /** The changed fields' names. */
  changed: string[]
  wrong: string[]
}

function SectionMenu({ current, changed, wrong }: SectionMenuProps) {
  const chosen = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Braces, because some browsers return a promise, which isn't a clean-up function.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const renderLink = ({ id, title, fields }: SettingsSection) => {
    const isCurrent = id === current
    return (
      <li key={id} className="relative shrink-0">
        <Link
          ref={isCurrent ? chosen : undefined}
          to={{ search: `?section=${id}` }}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            'flex h-9 scroll-mx-3.5 items-center gap-2 text-sm whitespace-nowrap transition-colors',
            'max-lg:rounded-full max-lg:border max-lg:px-3.5',
            'lg:rounded-control lg:px-3',
            isCurrent
              ? 'bg-pounamu-wash font-semibold text-pounamu-deep max-lg:border-pounamu'
              : 'text-ink-2 hover:bg-sunk hover:text-ink max-lg:border-line-strong max-lg:bg-paper',
          )}
        >
          {title}
          {fields.some((field) => wrong.includes(field)) ? (
            <Mark color="bg-pohutukawa" words={t.needs_checking()} />
          ) : (
            fields.some((field) => changed.includes(field)) && <Mark color="bg-pounamu" words={t.changed()} />
          )}
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={t.sections()} className="min-w-0 lg:sticky lg:top-5 lg:self-start">
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-7 md:px-7 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {getSettingsSections().map(renderLink)}
        <li aria-hidden className="my-2 border-line max-lg:hidden lg:border-t" />
        {getToolSections().map(renderLink)}
      </ul>
    </nav>
  )
}

const Mark = ({ color, words }: { color: string; words: string }) => (
  <>
    <span aria-hidden className={joinClasses('size-2 shrink-0 rounded-full', color)} />
    <span className="sr-only">{words}</span>
  </>
)

interface SettingsToolProps {
  section: string
  settings: Settings
  onRestored: Restored
}

function SettingsTool({ section, settings, onRestored }: SettingsToolProps) {
  if (section === 'history') {
    return (
      <div className="grid max-w-3xl content-start gap-3.5">
        <SettingsHistory onRestored={onRestored} />
        <AuditLog subject={{ subject_kind: 'settings' }} nothing={t.nobody_has_changed_the_settings_yet()} />
      </div>
    )
  }
  if (section === 'maps') return <MapsPanel />
  return section === 'sandbox' ? <RuleSandbox settings={settings} /> : null
}

interface SettingsFormProps {
  settings: Settings
  draft: SettingsDraft
  reload: () => Promise<void>
}

export function SettingsForm({ settings, draft: begun, reload }: SettingsFormProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const section = readSection(params)
  const [isOpen, setOpen] = useState(false)
  const draft = useSettingsDraft(settings, begun, {
    reload,
    onReview: () => {
      if (draft.since) draft.form.fail(t.choose_what_to_keep())
      else setOpen(true)
    },
    onPublished: () => {
      notify.success(t.settings_published())
      void reload()
      void navigate('/settings')
    },
  })
  const { form, changed, state } = draft
  const showField = useFieldShower(form, section)
  const hasFields = getSettingsSections().some(({ id }) => id === section)
  const summary = form.summary.map(({ name, field, message }) => ({
    field,
    message: `${getSettingsLabels()[name]}: ${message}`,
  }))
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <SectionMenu current={section} changed={changed} wrong={form.summary.map(({ name }) => name)} />
      <form
        id={form.id}
        method="post"
        noValidate
        hidden={!hasFields}
        className="grid max-w-3xl grid-cols-1 content-start gap-3.5"
        onSubmit={form.submit}
      >
        <div className="contents" onClickCapture={(event) => showField(findTargetField(event))}>
          <FormErrors
            errors={form.message ? [{ message: form.message }] : summary}
            title={form.message ? t.the_settings_werent_published() : t.check_these_settings()}
            attempt={form.failures}
          />
        </div>
        {draft.needsSecond && <ProposeRelaxing draft={draft} />}
        <PublishedSince draft={draft} names={changed} />
        <OtherDrafts others={draft.others} />
        <SettingsFields form={form} section={section} />
        <SaveBar draft={{ ...draft, isSubmitting: form.isSending }} />
      </form>
      {!hasFields && <SettingsTool section={section} settings={draft.published} onRestored={draft.rebase} />}
      <PublishDialog
        open={isOpen}
        before={toTyped(toSettingsValues(draft.published), changed)}
        after={toTyped(draft.values, changed)}
        publish={() => draft.publish()}
        onClose={() => setOpen(false)}
      />
      <LeavingGuard isUnsafe={state.kind === 'failed'}>{t.your_draft_isnt_saved_if_you_leave()}</LeavingGuard>
    </div>
  )
}

const findTargetField = ({ target }: MouseEvent): string | null =>
  (target instanceof Element && target.closest('a')?.hash.slice(1)) || null

/** Shows a field in any section; the focus waits until the section is visible. */
function useFieldShower(form: ActionForm<SettingsValues>, section: string): (id: string | null) => void {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    // The summary takes the focus first, so that it's read out; then the field.
    const frame = requestAnimationFrame(() => document.getElementById(wanted.id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [wanted, section])
  function show(id: string | null) {
    const error = form.summary.find(({ field }) => field === id)
    const place = error && findSection(error.name)
    if (!place) return
    setWanted({ id: error.field })
    if (place !== section) void navigate({ search: `?section=${place}` }, { replace: true })
  }
  const showFirst = useEffectEvent(() => show(form.summary[0]?.field ?? null))
  useEffect(() => {
    const frame = requestAnimationFrame(() => showFirst())
    return () => cancelAnimationFrame(frame)
  }, [form.failures])
  return show
}

function OtherDrafts({ others }: Pick<SettingsDraft, 'others'>) {
  if (others.length === 0) return null
  const names = getListFormat().format(others.map(({ name }) => name))
  return <Notice>{t.others_have_drafts({ names, count: others.length })}</Notice>
}
