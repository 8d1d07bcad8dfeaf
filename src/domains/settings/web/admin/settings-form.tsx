import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Settings } from '#domains/settings/common/settings.ts'
import type { SettingsDraft } from '#domains/settings/common/settings-versions.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProposeRelaxing } from './propose-relaxing.tsx'
import { PublishDialog } from '../shared/publish-dialog.tsx'
import { PublishedSince } from '../shared/published-since.tsx'
import { SaveBar } from '../shared/save-bar.tsx'
import { SectionMenu } from './section-menu.tsx'
import { findSection, getSettingsSections, readSection } from './settings-sections.ts'
import { type SettingsValues, toSettingsValues, toTyped } from './settings-values.ts'
import { SettingsFields } from './settings-fields.tsx'
import { SettingsTool } from './settings-tool.tsx'
import { getSettingsLabels } from '../shared/settings-labels.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/settings/texts.ts'
import { useSettingsDraft } from '../shared/use-settings-draft.ts'

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
