import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import type { SettingsDraft } from '#contract/settings/settings-versions.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { ProposeRelaxing } from './propose-relaxing.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionMenu } from './section-menu.tsx'
import { findSectionOf, getSettingsSections, readSection } from './settings-sections.ts'
import { toSettingsValues, toTyped } from './settings-values.ts'
import { SettingsFields } from './settings-fields.tsx'
import { SettingsTool } from './settings-tool.tsx'
import { getListFormat } from '#shared/texts/intl.ts'
import * as t from './texts.ts'
import { useSettingsDraft } from './use-settings-draft.ts'

interface SettingsFormProps {
  settings: Settings
  draft: SettingsDraft
}

export function SettingsForm({ settings, draft: begun }: SettingsFormProps) {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const section = readSection(asked)
  const [asked_version, setAskedVersion] = useState<number | null>(null)
  const draft = useSettingsDraft(settings, begun, () => {
    notify.success(t.settings_published())
    void navigate('/settings')
  })
  const { form, failure, summary, attempt, changed, state } = draft
  const wrong = summary.map(({ field }) => field.replace('settings-', ''))
  const showField = useFieldShower(section)
  const hasFields = getSettingsSections().some(({ id }) => id === section)

  const review = form.handleSubmit(
    () => setAskedVersion(draft.seen),
    (errors) => {
      draft.fail()
      const first = getSettingsSections()
        .flatMap(({ fields }) => fields)
        .find((field) => field in errors)
      if (first) showField(`settings-${first}`)
    },
  )
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <SectionMenu current={section} changed={changed} wrong={wrong} />
      <form
        method="post"
        noValidate
        hidden={!hasFields}
        className="grid max-w-3xl grid-cols-1 content-start gap-3.5"
        onSubmit={(event) => void review(event)}
      >
        <div className="contents" onClickCapture={(event) => showField(findAskedField(event))}>
          {failure ? (
            <FormErrors
              errors={[{ message: failure }]}
              title={t.the_settings_werent_published()}
              attempt={attempt}
            />
          ) : (
            <FormErrors errors={summary} title={t.check_these_settings()} attempt={attempt} />
          )}
        </div>
        {draft.needsSecond && <ProposeRelaxing draft={draft} />}
        <ConflictNotice draft={draft} />
        <OtherDrafts others={draft.draft.others} />
        <SettingsFields form={form} section={section} />
        <SaveBar draft={{ ...draft, isSubmitting: form.formState.isSubmitting }} />
      </form>
      {!hasFields && (
        <SettingsTool section={section} settings={draft.published} onRestored={() => void draft.refresh()} />
      )}
      <PublishDialog
        open={asked_version !== null}
        before={toTyped(toSettingsValues(draft.published), changed)}
        after={toTyped(draft.values, changed)}
        publish={() => draft.publish(asked_version ?? draft.seen)}
        onClose={() => setAskedVersion(null)}
      />
      <LeavingGuard isUnsafe={state.kind === 'failed'}>{t.your_draft_isnt_saved_if_you_leave()}</LeavingGuard>
    </div>
  )
}

const findAskedField = ({ target }: MouseEvent): string | null =>
  (target as Element).closest('a')?.hash.slice(1) ?? null

/** In whichever section it is; the focus waits until that is shown. */
function useFieldShower(section: string): (id: string | null) => void {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    // The summary takes the focus first, to be read out; then the field.
    const frame = requestAnimationFrame(() => document.getElementById(wanted.id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [wanted, section])
  return (id) => {
    const place = id === null ? undefined : findSectionOf(id.replace('settings-', ''))
    if (id === null || !place) return
    setWanted({ id })
    if (place !== section) void navigate({ search: `?section=${place}` }, { replace: true })
  }
}

function OtherDrafts({ others }: Pick<SettingsDraft, 'others'>) {
  if (others.length === 0) return null
  const names = getListFormat().format(others.map(({ name }) => name))
  return <Notice>{t.others_have_drafts({ names, count: others.length })}</Notice>
}
