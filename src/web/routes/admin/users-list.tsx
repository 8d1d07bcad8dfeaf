import { type MetaFunction, useSearchParams } from 'react-router'
import { Members } from '#web/admin/members/members.tsx'
import { readMembersSearch } from '#web/admin/members/members-address.ts'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.users_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UsersList() {
  const [asked] = useSearchParams()
  const gate = usePasswordGate()
  return (
    <>
      <Members search={readMembersSearch(asked)} gate={gate.pass} />
      {gate.dialog}
    </>
  )
}
