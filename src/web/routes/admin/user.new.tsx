import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import { NewMember } from '#web/admin/members/new-member.tsx'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_a_user_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UserNew() {
  const gate = usePasswordGate()
  return (
    <AdminPage title={t.add_a_user()} back={{ to: lastTable('/users-list'), label: t.all_users() }}>
      <NewMember pass={gate.pass} renderPlace={(slot) => <PlaceFields {...slot} isForMember />} />
      {gate.dialog}
    </AdminPage>
  )
}
