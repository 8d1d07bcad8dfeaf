import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { keysOf, filterOf, isKeyOf, pickOf } from '#platform/common/records.ts'
import {
  getSettings,
  type Settings,
  discardSettingsDraft,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  saveSettingsDraft,
  type SettingsDraft,
} from '#domains/settings/common/settings.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { type ActionForm, checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { findPublishedSince, type Publish } from './published-since.tsx'
import {
  findChanged,
  getChosen,
  settingsOfForm,
  type SettingsValues,
  toSettingsValues,
  toTyped,
  withDraft,
} from '../admin/settings-values.ts'
import { getSettingsLabels } from './settings-labels.ts'
import * as t from '#domains/settings/texts.ts'

export type NamesOfDraft = NonNullable<OperationInput<typeof publishSettingsDraft>['names']>

const check = checkBy<SettingsValues>(z.strictObject(settingsOfForm))

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The form's shape is a record.
const namesOfForm = Object.keys(settingsOfForm) as NamesOfDraft

type Form = ActionForm<SettingsValues>

/** Orders the values like the sections. */
const inFormOrder = (values: SettingsValues): SettingsValues => {
  const names = Object.keys(getSettingsLabels()).filter((name) => isKeyOf(values, name))
  return { ...pickOf(values, names), ...values }
}

/** Keeps the form and the server's draft in sync. */
function useDraftOnServer(read: Settings, begun: SettingsDraft, onReview: () => void) {
  const [published] = useState(read)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [saved, setSaved] = useState({ reply: begun, isAll: false })
  const [start] = useState(() => withDraft(toSettingsValues(read), begun.draft?.changes ?? {}))
  const form = useActionForm({
    initial: inFormOrder(start),
    // Empty fields are validated as null.
    check: (typed) => check(getChosen(typed)),
    rechecks: true,
    // It is published only after a confirmation.
    send: () => Promise.resolve(),
    onDone: onReview,
  })
  const { values } = form
  const changed = findChanged(toSettingsValues(published), values)
  useStoredForm(form, 'settings')
  const [saver] = useState(
    () =>
      new DraftSaver({
        draft: begun,
        values: start,
        findChanged,
        toTyped,
        version: read.kept?.version ?? 1,
        send: (input) => api.call(saveSettingsDraft, input),
        onState: setState,
        onSaved: (reply, isAll) => setSaved({ reply, isAll }),
      }),
  )
  const since = findPublishedSince(saved.reply, namesOfForm)

  const adopt = useEffectEvent(({ reply, isAll }: typeof saved) => {
    if (isAll && !since) takeFromOtherTab(form, reply, published)
  })
  const note = useEffectEvent(() => saver.change(values))
  useEffect(() => {
    const soon = setTimeout(() => adopt(saved))
    return () => clearTimeout(soon)
  }, [saved])
  useEffect(() => note(), [values])
  useEffect(() => () => saver.stop(), [saver])

  return { form, values, published, since, others: saved.reply.others, setSaved, changed, state, saver }
}

/** Compares saved values: a trailing space while typing is no change. */
function takeFromOtherTab(form: Form, { draft }: SettingsDraft, published: Settings): void {
  const own = form.getValues()
  const stored = withDraft(toSettingsValues(published), draft?.changes ?? {})
  const [mine, theirs] = [toTyped(own, Object.keys(own)), toTyped(stored, Object.keys(own))]
  const differing = keysOf(mine).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
  form.adopt(pick(stored, differing))
}

const pick = (values: SettingsValues, names: string[]): Partial<SettingsValues> =>
  filterOf(values, (name) => names.includes(name))

export type SettingsForm = ReturnType<typeof useSettingsDraft>

interface SettingsDraftSteps {
  onReview: () => void
  onPublished: () => void
  reload: () => Promise<void>
}

export function useSettingsDraft(read: Settings, begun: SettingsDraft, steps: SettingsDraftSteps) {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  const stored = useDraftOnServer(read, begun, steps.onReview)
  const { form, saver, published, since, setSaved } = stored
  const [needsSecond, setNeedsSecond] = useState(false)

  async function publish(version = published.kept?.version ?? 1): ReturnType<Publish> {
    setNeedsSecond(false)
    try {
      const isSaved = await saver.flush()
      const revision = saver.latest.draft?.revision
      if (!isSaved) return () => form.fail(t.draft_not_saved())
      // Only trailing spaces were changed.
      if (revision === undefined) return () => form.reset(toSettingsValues(published))
      const reply = await api.call(publishSettingsDraft, { version, revision, names: namesOfForm })
      saver.forget()
      await setQueryReply(getSettings, {}, reply)
      for (const op of [listAudit, listSettingsVersions])
        await queries.invalidateQueries({ queryKey: [op.name] })
      steps.onPublished()
      return undefined
    } catch (error) {
      return await explain(error)
    }
  }

  async function explain(error: unknown): ReturnType<Publish> {
    const key = findProblem(error)?.key
    setNeedsSecond(key === 'second_person_needed')
    if (key !== 'settings_changed' && key !== 'settings_draft_changed') return () => form.refuse(error)
    const reply = await api.call(getSettingsDraft, {})
    saver.take(reply)
    setSaved({ reply, isAll: true })
    if (key === 'settings_draft_changed') return () => form.refuse(error)
    if (findPublishedSince(reply, namesOfForm)) return () => form.fail(t.choose_what_to_keep())
    // Only emails were changed.
    const newer = await api.call(getSettings, {})
    return await publish(newer.kept?.version)
  }

  /** Keeps the draft's changes on top of this version. */
  async function rebase(version: number): Promise<void> {
    if (await saver.rebase(version)) await steps.reload()
  }

  async function discard(): Promise<void> {
    await saver.flush()
    const newer = await api.call(getSettings, {})
    const own = toTyped(toSettingsValues(newer), namesOfForm)
    // Email drafts stay.
    const hasOtherChanges = Object.keys(saver.latest.draft?.changes ?? {}).some((name) => !(name in own))
    if (hasOtherChanges)
      await api.call(saveSettingsDraft, { version: newer.kept?.version ?? 1, changes: own })
    else await api.call(discardSettingsDraft, {})
    saver.forget()
    await steps.reload()
  }

  return {
    ...stored,
    /** One admin can't relax two-person approval. */
    needsSecond,
    publish,
    discard,
    rebase,
    save: async () => {
      if (since) await rebase(since.version)
    },
    takePublished: (name: keyof SettingsValues) => form.set(pick(toSettingsValues(published), [name])),
  }
}
