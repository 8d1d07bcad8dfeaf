import { Suspense } from 'react'
import { useParams } from 'react-router'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { OwnContact } from '#domains/accounts/web/settings/contact/contact-section.tsx'
import {
  PasswordSection,
  SessionsSection,
} from '#domains/accounts/web/settings/security/sessions-section.tsx'
import { TwoFactorSection } from '#domains/accounts/web/settings/security/two-factor-section.tsx'
import { PasswordHints } from '#domains/identity/web/shared/password-hints.tsx'
import { usePlaceName } from '#domains/places/web/shared/use-place-name.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useSession } from '#platform/web/session/session.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { MemberDetail } from './member-detail.tsx'
import { fullName } from '../shared/member-labels.ts'
import { useMember, useMemberChanged } from '../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

// Loaded only for traders.
const MemberBusiness = lazyPart(async () => (await import('./member-business.tsx')).MemberBusiness)

export const meta = makeAdminMeta(t.a_user)

export default function UserDetail() {
  const id = Number(useParams().id)
  const { user } = useSession()
  const placeName = usePlaceName()
  const isOwn = user?.id === id
  const { member } = useMember(id)
  return (
    <AdminPage
      title={isOwn ? t.my_account() : member ? fullName(member) || t.member() : t.member()}
      back={{ to: lastTable('/users-list'), label: t.all_users() }}
    >
      <MemberDetail
        key={id}
        id={id}
        formatPhone={formatPhone}
        placeName={placeName}
        renderBusiness={(trader) => (
          <Suspense fallback={null}>
            <MemberBusiness member={trader} />
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
