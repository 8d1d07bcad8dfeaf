import type { Member } from '#domains/accounts/common/members/members.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { type ActionForm, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { memberErrors, type MemberValues } from './member-values.ts'
import { useContactCheck } from './use-contact-check.ts'

export interface MemberFormOptions {
  values: MemberValues
  id?: number
  /** Null when the password dialog was cancelled. */
  save: (values: MemberValues) => Promise<Member | null>
  onSaved: (member: Member) => void
}

export interface MemberFields {
  form: ActionForm<MemberValues>
}

export function useMemberForm({ values: start, id, save, onSaved }: MemberFormOptions) {
  const form: ActionForm<MemberValues> = useActionForm({
    initial: start,
    check: (typed) => ({
      ...contact.findProblems(typed),
      ...memberErrors(typed, id === undefined ? null : start),
    }),
    rechecks: true,
    send: save,
    onDone: (member, values) => {
      if (!member) return
      form.reset(values)
      onSaved(member)
    },
  })
  useStoredForm(form, `member-${id ?? 'new'}`)
  const contact = useContactCheck({ type: form.values.type, but_id: id })
  return { form, contact }
}
