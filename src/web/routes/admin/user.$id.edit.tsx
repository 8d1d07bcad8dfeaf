import { type MetaFunction, useParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { EditMember } from '#web/admin/members/edit-member.tsx'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_a_user_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UserEdit() {
  const id = Number(useParams().id)
  const gate = usePasswordGate()
  return (
    <AdminPage title={t.edit_user()} back={{ to: `/user/${id}/detail`, label: t.back_to_the_user() }}>
      <EditMember
        key={id}
        id={id}
        pass={gate.pass}
        renderPlace={(slot) => <PlaceFields {...slot} isForMember />}
      />
      {gate.dialog}
    </AdminPage>
  )
}
