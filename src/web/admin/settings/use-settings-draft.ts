import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { listAudit } from '#contract/audit/audit.ts'
import { getSettings, type Settings } from '#contract/settings/settings.ts'
import {
  discardSettingsDraft,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  saveSettingsDraft,
  type SettingsDraft,
} from '#contract/settings/settings-versions.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { contractResolver, getSummary, placeErrors } from '#web/lib/form.ts'
import { useKeepReply } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { DraftSaver, type SaveState, toTyped } from './draft-saver.ts'
import {
  findChanged,
  getChosen,
  settings_of_form,
  type SettingsValues,
  toSettingsValues,
  withDraft,
} from './settings-values.ts'
import { getSettingsLabels } from './settings-words.ts'

export const getIds = makeTexts(() =>
  Object.fromEntries(Object.keys(getSettingsLabels()).map((name) => [name, `settings-${name}`])),
)
const check = contractResolver<SettingsValues>(z.strictObject(settings_of_form))

export type SettingsForm = ReturnType<typeof useSettingsDraft>

export function useSettingsDraft(read: Settings, begun: SettingsDraft, onPublished: () => void) {
  const queries = useQueryClient()
  const keepReply = useKeepReply()
  const [published, setPublished] = useState(read)
  const [draft, setDraft] = useState(begun)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [start] = useState(() => withDraft(toSettingsValues(read), begun.draft?.changes ?? {}))
  const form = useForm<SettingsValues>({
    // Empty fields are validated as null.
    resolver: (values, ...rest) => check(getChosen(values) as unknown as SettingsValues, ...rest),
    shouldFocusError: false,
    defaultValues: start,
  })
  const values = useWatch({ control: form.control }) as SettingsValues
  const changed = findChanged(toSettingsValues(published), values)
  useKeptForm(form, 'settings')

  const adopt = useEffectEvent(async (reply: SettingsDraft, isAll: boolean) => {
    setDraft(reply)
    const now = reply.since && reply.since.version !== published.kept?.version ? await takeNewer() : published
    if (isAll) takeFromOtherTab(reply, now)
  })
  const [saver] = useState(
    () =>
      new DraftSaver({
        draft: begun,
        values: start,
        version: read.kept?.version ?? 1,
        send: (input) => api.call(saveSettingsDraft, input),
        onState: setState,
        onSaved: (reply, isAll) => setSaved({ reply, isAll }),
      }),
  )
  const [saved, setSaved] = useState({ reply: begun, isAll: false })
  useEffect(() => void adopt(saved.reply, saved.isAll), [saved])
  const note = useEffectEvent(() => saver.change(values))
  useEffect(() => note(), [values])
  useEffect(() => () => saver.stop(), [saver])

  /** Fields not changed here take the newer value; changed ones stay as they are. */
  async function takeNewer(): Promise<Settings> {
    const newer = await api.call(getSettings, {})
    const [was, is] = [toSettingsValues(published), toSettingsValues(newer)]
    for (const name of findChanged(was, is) as (keyof SettingsValues)[])
      if (!changed.includes(name)) form.setValue(name, is[name])
    setPublished(newer)
    await keepReply(getSettings, {}, newer)
    return newer
  }

  /** Compared as saved: a space at the end of what is being typed is no change. */
  function takeFromOtherTab({ draft: theirs }: SettingsDraft, now: Settings): void {
    const own = form.getValues()
    const kept = withDraft(toSettingsValues(now), theirs?.changes ?? {})
    const [mine, other] = [toTyped(own, Object.keys(own)), toTyped(kept, Object.keys(own))]
    for (const name of Object.keys(mine) as (keyof SettingsValues)[])
      if (JSON.stringify(mine[name]) !== JSON.stringify(other[name])) form.setValue(name, kept[name])
  }

  async function publish(): Promise<boolean> {
    setFailure(null)
    try {
      const isSaved = await saver.flush()
      const revision = saver.latest.draft?.revision
      if (!isSaved || revision === undefined) return false
      const seen = { version: published.kept?.version ?? 1, revision }
      const reply = await api.call(publishSettingsDraft, seen)
      saver.forget(toSettingsValues(reply))
      await keepReply(getSettings, {}, reply)
      await queries.invalidateQueries({ queryKey: [listAudit.name] })
      await queries.invalidateQueries({ queryKey: [listSettingsVersions.name] })
      onPublished()
      return true
    } catch (error) {
      await explain(error)
      return false
    }
  }

  async function explain(error: unknown): Promise<void> {
    const problem = findProblem(error)
    if (problem && placeErrors(problem, Object.keys(getIds()), form.setError)) return fail()
    if (problem?.key === 'settings_changed' || problem?.key === 'settings_draft_changed') {
      const reply = await api.call(getSettingsDraft, {}).catch(() => null)
      if (reply) setSaved({ reply, isAll: true })
    }
    setFailure(getMessage(error))
    fail()
  }

  const fail = () => setAttempt((before) => before + 1)

  async function discard(): Promise<void> {
    await saver.flush()
    await api.call(discardSettingsDraft, {})
    const newer = await takeNewer()
    form.reset(toSettingsValues(newer))
    saver.forget(toSettingsValues(newer), newer.kept?.version)
    setDraft({ ...draft, draft: null, since: null })
  }

  /** After going back to another version. */
  async function refresh(): Promise<void> {
    const newer = await takeNewer()
    await saver.see(newer.kept?.version ?? 1)
  }

  const summary = getSummary(form.formState.errors, getIds()).map(({ message, field }) => ({
    field,
    message: `${getSettingsLabels()[field.replace('settings-', '')]}: ${message}`,
  }))
  return {
    form,
    values,
    published,
    draft,
    changed,
    state,
    failure,
    attempt,
    summary,
    publish,
    discard,
    refresh,
    fail,
    /** What was published meanwhile has been seen. */
    keepGoing: () => saver.see(published.kept?.version ?? 1),
    usePublished: (name: keyof SettingsValues) =>
      form.setValue(name, toSettingsValues(published)[name], { shouldDirty: true }),
  }
}
