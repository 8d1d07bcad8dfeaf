import { useState } from 'react'
import * as z from 'zod/mini'
import { checkMemberContact as checkMemberContactShapes } from '#domains/accounts/common/members/members.shapes.ts'
import { checkMemberContact, type Member } from '#domains/accounts/common/members/members.ts'
import { type ActionForm, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { type MemberValues, memberErrors } from './member-values.ts'

type Contact = Pick<MemberValues, 'email' | 'phone_number'>

interface Options {
  type: MemberValues['type']
  but_id?: number | undefined
}

const { email, phone_number: phoneNumber } = checkMemberContactShapes.query.shape
const shapes = { email, phone_number: phoneNumber }

export function useContactCheck({ type, but_id: butId }: Options) {
  const [checked, setChecked] = useState<Partial<Contact>>({})
  const { data } = useApiQuery(
    checkMemberContact,
    { type, ...checked, ...(butId === undefined ? {} : { but_id: butId }) },
    { enabled: Object.keys(checked).length > 0 },
  )

  function check(name: keyof Contact, typed: string) {
    const { [name]: _before, ...other } = checked
    const canBeChecked = typed.trim() !== '' && z.safeParse(shapes[name], typed).success
    setChecked(canBeChecked ? { ...other, [name]: typed } : other)
  }

  function findProblems(now: Contact): Partial<Contact> {
    const emailProblem = now.email === checked.email && data?.email_problem
    const phoneProblem = now.phone_number === checked.phone_number && data?.phone_problem
    return {
      ...(emailProblem && { email: emailProblem }),
      ...(phoneProblem && { phone_number: phoneProblem }),
    }
  }

  const getUsers = (number: string) => (number === checked.phone_number ? (data?.phone_users ?? []) : [])
  return { check, findProblems, getUsers }
}

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
