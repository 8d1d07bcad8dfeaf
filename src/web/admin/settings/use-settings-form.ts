import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { listAudit } from '#contract/audit/audit.ts'
import { getSettings, putSettings, type Settings } from '#contract/settings/settings.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { contractResolver, getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { useKeepReply } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import {
  findChanged,
  getChosen,
  settings_of_form,
  type SettingsValues,
  toSettingsValues,
} from './settings-values.ts'
import { getSettingsLabels } from './settings-words.ts'
import * as t from './texts.ts'

export const getIds = makeTexts(() =>
  Object.fromEntries(Object.keys(getSettingsLabels()).map((name) => [name, `settings-${name}`])),
)
const check = contractResolver<SettingsValues>(z.strictObject(settings_of_form))

export function useSettingsForm(settings: Settings) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keepReply = useKeepReply()
  const [failure, setFailure] = useState<string | null>(null)
  // A form that is reset while it's sent doesn't count that as a submit.
  const [conflicts, setConflicts] = useState(0)
  // As it was read, so that nobody else's changes are overwritten unawares.
  const [kept, setKept] = useState(settings)
  const form = useForm<SettingsValues>({
    // Empty fields are validated as null.
    resolver: (values, ...rest) => check(getChosen(values) as unknown as SettingsValues, ...rest),
    shouldFocusError: false,
    defaultValues: toSettingsValues(settings),
  })
  const { errors, submitCount, dirtyFields } = form.formState
  useKeptForm(form, 'settings')
  const summary = getSummary(errors, getIds()).map(({ message, field }) => ({
    field,
    message: `${getSettingsLabels()[field.replace('settings-', '')]}: ${message}`,
  }))
  useFocusOnFirst(summary, submitCount)

  async function send(from = kept): Promise<void> {
    setFailure(null)
    try {
      const reply = await api.call(putSettings, {
        version: from.kept?.version ?? 0,
        ...getChosen(form.getValues()),
      })
      await keepReply(getSettings, {}, reply)
      await queries.invalidateQueries({ queryKey: [listAudit.name] })
      notify.success(t.settings_saved())
      await navigate('/settings')
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'settings_changed')
        return await takeNewer(from).catch((failed: unknown) => setFailure(getMessage(failed)))
      if (problem && placeErrors(problem, Object.keys(getIds()), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  /**
   * Fields not changed here take the newer value; changed ones are kept and named. What an email says isn't on this
   * page.
   */
  async function takeNewer(from: Settings): Promise<void> {
    const newer = await api.call(getSettings, {})
    const theirs = findChanged(toSettingsValues(from), toSettingsValues(newer))
    if (theirs.length === 0) return await send(newer)
    const both = theirs.filter((name) => name in dirtyFields)
    await keepReply(getSettings, {}, newer)
    form.reset(toSettingsValues(newer), { keepDirtyValues: true, keepSubmitCount: true })
    setKept(newer)
    setFailure(
      joinSentences(
        t.name_saved_other_settings_meanwhile({
          name: newer.kept?.changed_by ?? '',
          settings: listLabels(theirs),
        }),
        both.length > 0 && t.you_changed_these_too({ settings: listLabels(both) }),
        t.your_changes_are_still_here(),
      ),
    )
    setConflicts((before) => before + 1)
  }

  return { form, failure, summary, attempt: submitCount + conflicts, send: () => send() }
}

const listLabels = (names: string[]): string =>
  new Intl.ListFormat('en-NZ').format(names.map((name) => getSettingsLabels()[name] ?? name))
