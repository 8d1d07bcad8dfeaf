import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { listAudit } from '#contract/audit/audit.ts'
import { type EmailPreview, getEmailPreview, listEmailPreviews } from '#contract/emails/emails.ts'
import { getSettings, putSettings, type Settings } from '#contract/settings/settings.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { contractResolver, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useKeepReply } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { type CallProblem, findProblem, getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { getPreviewAddress } from './email-addresses.ts'
import {
  email_fields,
  getSettingNames,
  makeEmailShape,
  readEmailValues,
  type EmailField,
  type EmailValues,
} from './email-settings.ts'
import * as t from './texts.ts'

/** What another admin saved where this one had typed. */
export interface RivalEdit {
  name: string
  values: Partial<EmailValues>
}

export const email_field_ids: Record<EmailField, string> = {
  subject: 'email-subject',
  body: 'email-body',
  extra: 'email-extra',
}

const getFieldLabels = makeTexts((): Record<string, string> => ({
  [email_field_ids.subject]: t.subject(),
  [email_field_ids.body]: t.text(),
  [email_field_ids.extra]: t.extra_text(),
}))

export function useEmailForm(email: EmailPreview, settings: Settings) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keepReply = useKeepReply()
  const [failure, setFailure] = useState<string | null>(null)
  // A form that is reset while it's sent doesn't count that as a submit.
  const [conflicts, setConflicts] = useState(0)
  const [rival, setRival] = useState<RivalEdit | null>(null)
  // As it was read, so that nobody else's changes are overwritten unawares.
  const [kept, setKept] = useState(settings)
  const [shape] = useState(() => makeEmailShape(email))
  const form = useForm<EmailValues>({
    resolver: contractResolver<EmailValues>(shape),
    shouldFocusError: false,
    defaultValues: readEmailValues(email, settings),
  })
  const { errors, submitCount } = form.formState
  useKeptForm(form, `email-${email.name}`)
  const summary = getSummary(errors, email_field_ids).map(({ message, field }) => ({
    field,
    message: t.field_message({ field: getFieldLabels()[field] ?? '', message }),
  }))
  useFocusOnFirst(summary, submitCount)

  async function send(from = kept) {
    setFailure(null)
    try {
      const reply = await api.call(putSettings, toChanges(email, form.getValues(), from))
      setRival(null)
      await keepReply(getSettings, {}, reply)
      for (const { name } of [listAudit, listEmailPreviews, getEmailPreview])
        await queries.invalidateQueries({ queryKey: [name] })
      notify.success(t.email_saved())
      await navigate(getPreviewAddress(email.name))
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'settings_changed')
        return await takeNewer(from).catch((failed: unknown) => setFailure(getMessage(failed)))
      if (problem && placeEmailErrors(email, problem, form.setError)) return
      setFailure(getMessage(error))
    }
  }

  /** Saved again where only other emails or settings were changed. */
  async function takeNewer(from: Settings): Promise<void> {
    const newer = await api.call(getSettings, {})
    const [before, after] = [readEmailValues(email, from), readEmailValues(email, newer)]
    const theirs = email_fields.filter((field) => before[field] !== after[field])
    if (theirs.length === 0) return await send(newer)
    const both = theirs.filter((field) => form.getValues(field) !== before[field])
    const name = newer.kept?.changed_by ?? ''
    await keepReply(getSettings, {}, newer)
    form.reset(after, { keepDirtyValues: true, keepSubmitCount: true })
    setKept(newer)
    setRival({ name, values: Object.fromEntries(both.map((field) => [field, after[field]])) })
    setFailure(t.name_changed_this_email_meanwhile({ name }))
    setConflicts((count) => count + 1)
  }

  return { form, failure, rival, summary, attempt: submitCount + conflicts, send: () => send() }
}

/** Only what was changed here. */
function toChanges(email: EmailPreview, values: EmailValues, from: Settings) {
  const before = readEmailValues(email, from)
  const changes = Object.entries(getSettingNames(email)).flatMap(([field, setting]) =>
    values[field as EmailField] === before[field as EmailField]
      ? []
      : [[setting, values[field as EmailField]]],
  )
  return { version: from.kept?.version ?? 0, ...Object.fromEntries(changes) }
}

type SetError = (field: EmailField, error: { type: string; message: string }) => void

/** @returns whether the form could show any of them */
function placeEmailErrors(email: EmailPreview, { errors = {} }: CallProblem, setError: SetError): boolean {
  const placed = Object.entries(getSettingNames(email)).filter(([, setting]) => setting in errors)
  for (const [field, setting] of placed)
    setError(field as EmailField, { type: 'server', message: errors[setting]! })
  return placed.length > 0
}
