import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { lastTable } from '#web/admin/table-memory.ts'
import { NewMember } from '#web/admin/members/new-member.tsx'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'

export const meta: MetaFunction = () => [
  { title: 'Add a user · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function UserNew() {
  const gate = usePasswordGate()
  return (
    <AdminPage title="Add a user" back={{ to: lastTable('/users-list'), label: 'All users' }}>
      <NewMember pass={gate.pass} renderPlace={(slot) => <PlaceFields {...slot} />} />
      {gate.dialog}
    </AdminPage>
  )
}
