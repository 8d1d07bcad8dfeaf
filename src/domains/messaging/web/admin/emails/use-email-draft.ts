import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  type EmailPreview,
  getEmailPreview,
  listEmailPreviews,
} from '#domains/messaging/common/emails/emails.ts'
import {
  getSettings,
  type Settings,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  saveSettingsDraft,
  type SettingsDraft,
} from '#domains/settings/common/settings.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { FormErrors } from '#platform/web/forms/form-sending.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { type CallProblem, findProblem } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { DraftSaver, type SaveState } from '#domains/settings/web/shared/draft-saver.ts'
import { findPublishedSince, type Publish } from '#domains/settings/web/shared/published-since.tsx'
import { getPreviewAddress } from './email-frame.tsx'
import {
  findChangedFields,
  getSettingNames,
  makeEmailShape,
  readEmailValues,
  toEmailChanges,
  withEmailDraft,
  type EmailField,
  type EmailValues,
} from '../../shared/email-settings.ts'
import * as t from '#domains/messaging/texts.ts'

const getFieldLabels = makeTexts((): Record<EmailField, string> => ({
  subject: t.subject(),
  body: t.text(),
  extra: t.extra_text(),
}))

/** Keeps the form and the server's draft in sync. */
function useDraftOnServer(email: EmailPreview, read: Settings, begun: SettingsDraft, onReview: () => void) {
  // The version the admin started from, so that other admins' changes aren't overwritten unnoticed.
  const [published] = useState(read)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [reply, setReply] = useState(begun)
  const [start] = useState(() =>
    withEmailDraft(email, readEmailValues(email, read), begun.draft?.changes ?? {}),
  )
  const [shape] = useState(() => makeEmailShape(email))
  const form = useActionForm({
    initial: start,
    check: checkBy<EmailValues>(shape),
    rechecks: true,
    // It is published only after a confirmation.
    send: () => Promise.resolve(),
    placeProblem: (problem) => placeEmailErrors(email, problem),
    onDone: onReview,
  })
  const { values } = form
  useStoredForm(form, `email-${email.name}`)
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
        onSaved: setReply,
      }),
  )
  const note = useEffectEvent(() => saver.change(values))
  useEffect(() => note(), [values])
  useEffect(() => () => saver.stop(), [saver])
  const changed = findChangedFields(readEmailValues(email, published), values)
  const since = findPublishedSince(reply, Object.values(getSettingNames(email)))
  return { form, published, since, setReply, state, saver, changed }
}

function useForgetRead() {
  const queries = useQueryClient()
  return async () => {
    for (const op of [listAudit, listEmailPreviews, getEmailPreview, listSettingsVersions, getSettingsDraft])
      await queries.invalidateQueries({ queryKey: [op.name] })
  }
}

interface EmailDraftSteps {
  onReview: () => void
  reload: () => Promise<void>
}

export function useEmailDraft(
  email: EmailPreview,
  read: Settings,
  begun: SettingsDraft,
  steps: EmailDraftSteps,
) {
  const navigate = useNavigate()
  const forgetRead = useForgetRead()
  const setQueryReply = useSetQueryData()
  const stored = useDraftOnServer(email, read, begun, steps.onReview)
  const { form, published, since, setReply, saver, changed } = stored
  const summary = form.summary.map(({ name, field, message }) => ({
    field,
    message: t.field_message({ field: getFieldLabels()[name], message }),
  }))

  async function publish(version = published.kept?.version ?? 1, isSecond = false): ReturnType<Publish> {
    const isSaved = await saver.flush()
    const draft = saver.latest.draft
    if (!isSaved || !draft) return () => form.fail(t.draft_not_saved())
    const names = keysOf(toEmailChanges(email, form.getValues(), changed))
    try {
      const reply = await api.call(publishSettingsDraft, { version, revision: draft.revision, names })
      saver.forget()
      await setQueryReply(getSettings, {}, reply)
      await forgetRead()
      notify.success(t.email_published())
      await navigate(getPreviewAddress(email.name))
      return undefined
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'settings_changed') return await resolveNewer()
      if (problem?.key === 'settings_draft_changed' && !isSecond) return await takeOtherTab(version)
      return () => form.refuse(error)
    }
  }

  /** Publishes again if only other emails or settings were changed. */
  async function resolveNewer(): ReturnType<Publish> {
    const reply = await api.call(getSettingsDraft, {})
    saver.take(reply)
    setReply(reply)
    if (findPublishedSince(reply, Object.values(getSettingNames(email))))
      return () => form.fail(t.choose_what_to_keep())
    const newer = await api.call(getSettings, {})
    return await publish(newer.kept?.version)
  }

  /** Changes to other settings in the draft don't stop publishing; changes to this email do. */
  async function takeOtherTab(version: number): ReturnType<Publish> {
    const reply = await api.call(getSettingsDraft, {})
    const own = form.getValues()
    const there = withEmailDraft(email, readEmailValues(email, published), reply.draft?.changes ?? {})
    saver.take(reply)
    const differing = findChangedFields(own, there)
    if (differing.length === 0) return await publish(version, true)
    form.set(pick(there, differing))
    return () => form.fail(t.another_tab_changed_this_email())
  }

  async function save(): Promise<void> {
    if (since && (await saver.rebase(since.version))) await steps.reload()
  }

  async function discard(): Promise<void> {
    await saver.flush()
    const newer = await api.call(getSettings, {})
    const there = readEmailValues(email, newer)
    const changes = toEmailChanges(email, there, Object.keys(there))
    await api.call(saveSettingsDraft, { version: newer.kept?.version ?? 1, changes })
    saver.forget()
    await forgetRead()
    await steps.reload()
  }

  return { ...stored, summary, publish: () => publish(), save, discard }
}

const pick = (values: EmailValues, fields: EmailField[]): Partial<EmailValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function placeEmailErrors(email: EmailPreview, { errors = {} }: CallProblem): FormErrors<EmailValues> {
  const placed = Object.entries(getSettingNames(email)).filter(([, setting]) => setting in errors)
  return Object.fromEntries(placed.map(([field, setting]) => [field, must(errors[setting], 'error')]))
}
