import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useState } from 'react'
import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Member } from '#contract/members/members.ts'
import { getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { memberErrors, memberIds as ids, type MemberValues } from './member-values.ts'
import { useContactCheck } from './use-contact-check.ts'

export interface MemberFormOptions {
  values: MemberValues
  id?: number
  /** Null when the password dialog was cancelled. */
  save: (values: MemberValues) => Promise<Member | null>
  onSaved: (member: Member) => void
}

export interface MemberFields {
  form: UseFormReturn<MemberValues>
  field: (name: keyof MemberValues) => { id: string; error: string | undefined }
}

export function useMemberForm({ values: start, id, save, onSaved }: MemberFormOptions) {
  const form = useForm<MemberValues>({
    resolver: (typed) => {
      const problems = memberErrors(typed, id === undefined ? null : start)
      const errors = { ...contact.findProblems(typed), ...problems }
      const named = Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])
      return named.length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: Object.fromEntries(named) as FieldErrors<MemberValues> }
    },
    shouldFocusError: false,
    defaultValues: start,
  })
  const { errors, submitCount } = form.formState
  useKeptForm(form, `member-${id ?? 'new'}`)
  const type = useWatch({ control: form.control, name: 'type' }) ?? 'user'
  const contact = useContactCheck({ type, but_id: id })
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function send(values: MemberValues) {
    setFailure(null)
    try {
      const saved = await save(values)
      if (!saved) return
      setSaved(true)
      onSaved(saved)
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  const fields: MemberFields = {
    form,
    field: (name) => ({ id: ids[name], error: errors[name]?.message }),
  }
  return {
    fields,
    contact,
    type,
    isSaved,
    send,
    summary: failure ? [{ message: failure }, ...summary] : summary,
  }
}
