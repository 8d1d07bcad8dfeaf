import { useState } from 'react'
import * as z from 'zod/mini'
import { checkMemberContact } from '#domains/accounts/common/members/members.ts'
import { checkMemberContact as checkMemberContactShapes } from '#domains/accounts/common/members/members.shapes.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { MemberValues } from './member-values.ts'

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
