import { type MetaFunction, useParams } from 'react-router'
import { DeskPage } from '#web/admin/desk-page.tsx'
import { lastTable } from '#web/admin/table-memory.ts'
import { MemberDetail } from '#web/admin/members/member-detail.tsx'
import { PasswordSection } from '#web/features/account-settings/password-section.tsx'
import { SessionsSection } from '#web/features/account-settings/sessions-section.tsx'
import { TwoFactorSection } from '#web/features/account-settings/two-factor-section.tsx'
import { PasswordHints } from '#web/features/accounts/password-hints.tsx'
import { formatPhone } from '#web/features/accounts/phone-words.ts'
import { usePlaceName } from '#web/features/places/use-place-name.ts'
import { useSession } from '#web/lib/session.ts'

export const meta: MetaFunction = () => [
  { title: 'A user · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function UserDetail() {
  const id = Number(useParams().id)
  const { user } = useSession()
  const placeName = usePlaceName()
  return (
    <DeskPage title="User" back={{ to: lastTable('/users-list'), label: 'All users' }}>
      <MemberDetail key={id} id={id} formatPhone={formatPhone} placeName={placeName}>
        {user?.id === id && <OwnSignIn />}
      </MemberDetail>
    </DeskPage>
  )
}

/** How the one who looks at their own page signs in. */
function OwnSignIn() {
  return (
    <>
      <PasswordSection renderHints={(password) => <PasswordHints password={password} />} />
      <SessionsSection />
      <TwoFactorSection />
    </>
  )
}
