import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { listAudit } from '#contract/audit/audit.ts'
import { type EmailPreview, getEmailPreview, listEmailPreviews } from '#contract/emails/emails.ts'
import { getSettings, type Settings } from '#contract/settings/settings.ts'
import {
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  saveSettingsDraft,
  type SettingsDraft,
} from '#contract/settings/settings-versions.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import type { FormErrors } from '#web/lib/forms/form-sending.ts'
import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { checkBy, useActionForm } from '#web/lib/forms/use-operation-form.ts'
import { useKeepReply } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { type CallProblem, findProblem } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { DraftSaver, type SaveState } from '../settings/draft-saver.ts'
import type { Publish } from '../settings/publish-dialog.tsx'
import type { NamesOfDraft } from '../settings/use-settings-draft.ts'
import { getPreviewAddress } from './email-addresses.ts'
import {
  findChangedFields,
  getSettingNames,
  makeEmailShape,
  readEmailValues,
  toEmailChanges,
  withEmailDraft,
  type EmailField,
  type EmailValues,
} from './email-settings.ts'
import * as t from './texts.ts'

/** What another admin published where this one had typed. */
export interface RivalEdit {
  name: string
  values: Partial<EmailValues>
}

const getFieldLabels = makeTexts((): Record<EmailField, string> => ({
  subject: t.subject(),
  body: t.text(),
  extra: t.extra_text(),
}))

/** The form, and the server's draft in step with it. */
function useDraftOnServer(email: EmailPreview, read: Settings, begun: SettingsDraft, onReview: () => void) {
  // As it was read, so that nobody else's changes are overwritten unawares.
  const [published, setPublished] = useState(read)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [start] = useState(() =>
    withEmailDraft(email, readEmailValues(email, read), begun.draft?.changes ?? {}),
  )
  const [shape] = useState(() => makeEmailShape(email))
  const form = useActionForm({
    initial: start,
    check: checkBy<EmailValues>(shape),
    rechecks: true,
    // It is published once that is confirmed.
    send: () => Promise.resolve(),
    placeProblem: (problem) => placeEmailErrors(email, problem),
    onDone: onReview,
  })
  const { values } = form
  useKeptForm(form, `email-${email.name}`)
  const [saver] = useState(
    () =>
      new DraftSaver<EmailValues>({
        draft: begun,
        values: start,
        findChanged: findChangedFields,
        toTyped: (typed, fields) => toEmailChanges(email, typed, fields),
        version: read.kept?.version ?? 1,
        send: (input) => api.call(saveSettingsDraft, input),
        onState: setState,
        onSaved: () => undefined,
      }),
  )
  const note = useEffectEvent(() => saver.change(values))
  useEffect(() => note(), [values])
  useEffect(() => () => saver.stop(), [saver])
  const changed = findChangedFields(readEmailValues(email, published), values)

  async function discardTyped(): Promise<void> {
    await saver.flush()
    const newer = await api.call(getSettings, {})
    const there = readEmailValues(email, newer)
    const version = newer.kept?.version ?? 1
    const changes = toEmailChanges(email, there, Object.keys(there))
    await api.call(saveSettingsDraft, { version, changes })
    saver.forget(there, version)
    form.reset(there)
    setPublished(newer)
  }
  return { form, published, setPublished, state, saver, changed, discardTyped }
}

function useForgetRead() {
  const queries = useQueryClient()
  return async () => {
    for (const op of [listAudit, listEmailPreviews, getEmailPreview, listSettingsVersions, getSettingsDraft])
      await queries.invalidateQueries({ queryKey: [op.name] })
  }
}

export function useEmailDraft(
  email: EmailPreview,
  read: Settings,
  begun: SettingsDraft,
  onReview: () => void,
) {
  const navigate = useNavigate()
  const forgetRead = useForgetRead()
  const keepReply = useKeepReply()
  const kept = useDraftOnServer(email, read, begun, onReview)
  const { form, published, setPublished, saver, changed } = kept
  const [rival, setRival] = useState<RivalEdit | null>(null)
  const summary = form.summary.map(({ name, field, message }) => ({
    field,
    message: t.field_message({ field: getFieldLabels()[name], message }),
  }))

  async function publish(from = published, isSecond = false): ReturnType<Publish> {
    const isSaved = await saver.flush()
    const draft = saver.latest.draft
    if (!isSaved || !draft) return () => form.fail(t.draft_not_saved())
    const names = Object.keys(toEmailChanges(email, form.getValues(), changed)) as NamesOfDraft
    try {
      const version = from.kept?.version ?? 1
      const reply = await api.call(publishSettingsDraft, { version, revision: draft.revision, names })
      saver.forget(readEmailValues(email, reply), reply.kept?.version)
      await keepReply(getSettings, {}, reply)
      await forgetRead()
      notify.success(t.email_published())
      await navigate(getPreviewAddress(email.name))
      return undefined
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'settings_changed') return await takeNewer(from)
      if (problem?.key === 'settings_draft_changed' && !isSecond) return await takeOtherTab(from)
      return () => form.refuse(error)
    }
  }

  /** Published again where only other emails or settings were changed. */
  async function takeNewer(from: Settings): ReturnType<Publish> {
    const newer = await api.call(getSettings, {})
    const [before, after] = [readEmailValues(email, from), readEmailValues(email, newer)]
    const theirs = findChangedFields(before, after)
    const both = theirs.filter((field) => changed.includes(field))
    form.adopt(
      pick(
        after,
        theirs.filter((field) => !both.includes(field)),
      ),
    )
    setPublished(newer)
    await keepReply(getSettings, {}, newer)
    await saver.see(newer.kept?.version ?? 1)
    if (theirs.length === 0) return await publish(newer)
    const name = newer.kept?.changed_by ?? ''
    setRival({ name, values: pick(after, both) })
    return () => form.fail(t.name_changed_this_email_meanwhile({ name }))
  }

  /** Settings drafted elsewhere are no reason to wait; what this email says there is. */
  async function takeOtherTab(from: Settings): ReturnType<Publish> {
    const reply = await api.call(getSettingsDraft, {})
    const own = form.getValues()
    const there = withEmailDraft(email, readEmailValues(email, from), reply.draft?.changes ?? {})
    saver.take(reply)
    const differing = findChangedFields(own, there)
    if (differing.length === 0) return await publish(from, true)
    form.set(pick(there, differing))
    return () => form.fail(t.another_tab_changed_this_email())
  }

  async function discard(): Promise<void> {
    await kept.discardTyped()
    setRival(null)
    await forgetRead()
  }

  return { ...kept, rival, summary, publish: () => publish(), discard }
}

const pick = (values: EmailValues, fields: EmailField[]): Partial<EmailValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function placeEmailErrors(email: EmailPreview, { errors = {} }: CallProblem): FormErrors<EmailValues> {
  const placed = Object.entries(getSettingNames(email)).filter(([, setting]) => setting in errors)
  return Object.fromEntries(placed.map(([field, setting]) => [field, errors[setting]!]))
}
