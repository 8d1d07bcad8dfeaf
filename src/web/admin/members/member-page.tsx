import { Suspense } from 'react'
import { useParams } from 'react-router'
import { formatPhone } from '#shared/formats/format-phone.ts'
import { OwnContact } from '#web/features/account-settings/contact/own-contact.tsx'
import { PasswordSection } from '#web/features/account-settings/security/password-section.tsx'
import { SessionsSection } from '#web/features/account-settings/security/sessions-section.tsx'
import { TwoFactorSection } from '#web/features/account-settings/security/two-factor-section.tsx'
import { PasswordHints } from '#web/features/accounts/passwords/password-hints.tsx'
import { usePlaceName } from '#web/features/places/use-place-name.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { useSession } from '#web/lib/session/session.ts'
import { makeAdminMeta } from '../admin-meta.ts'
import { AdminPage } from '../admin-page.tsx'
import { lastTable } from '../table/table-memory.ts'
import { MemberDetail } from './member-detail.tsx'
import { useMemberChanged } from './use-member.ts'
import * as t from './texts.ts'

// Only for sellers in trade.
const MemberBusiness = lazyPart(async () => (await import('./member-business.tsx')).MemberBusiness)

export const meta = makeAdminMeta(t.a_user)

export default function UserDetail() {
  const id = Number(useParams().id)
  const { user } = useSession()
  const placeName = usePlaceName()
  const isOwn = user?.id === id
  return (
    <AdminPage
      title={isOwn ? t.my_account() : t.user()}
      back={{ to: lastTable('/users-list'), label: t.all_users() }}
    >
      <MemberDetail
        key={id}
        id={id}
        formatPhone={formatPhone}
        placeName={placeName}
        renderBusiness={(member) => (
          <Suspense fallback={null}>
            <MemberBusiness member={member} />
          </Suspense>
        )}
      >
        {isOwn && <OwnSignIn id={id} />}
      </MemberDetail>
    </AdminPage>
  )
}

function OwnSignIn({ id }: { id: number }) {
  const changed = useMemberChanged()
  return (
    <>
      <OwnContact formatPhone={formatPhone} onChanged={() => void changed(id)} />
      <PasswordSection renderHints={(password) => <PasswordHints password={password} />} />
      <TwoFactorSection onChanged={() => void changed(id)} />
      <SessionsSection />
    </>
  )
}
