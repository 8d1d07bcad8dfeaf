import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { createMember, type Member } from '#domains/accounts/common/members/members.ts'
import { usePasswordGate } from '#domains/accounts/web/shared/use-password-gate.tsx'
import { PlaceFields } from '#domains/places/web/shared/place-fields.tsx'
import { api } from '#platform/web/session/api.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { MemberForm, type PlaceSlot } from './form/member-form.tsx'
import { emptyMember } from './form/member-values.ts'
import { useMemberChanged } from '../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

export interface MemberEditing {
  pass: <Result>(act: () => Promise<Result>) => Promise<Result | null>
  renderPlace: (slot: PlaceSlot) => ReactNode
}

export const meta = makeAdminMeta(t.add_a_user)

export default function NewUser() {
  const gate = usePasswordGate()
  const isStaff = useSearchParams()[0].get('type') === 'admin'
  return (
    <AdminPage
      title={isStaff ? t.add_a_staff_member() : t.add_a_user()}
      back={{ to: lastTable('/users-list'), label: isStaff ? t.all_staff() : t.all_users() }}
    >
      <NewMember
        key={String(isStaff)}
        isStaff={isStaff}
        pass={gate.pass}
        renderPlace={(slot) => <PlaceFields {...slot} isForMember />}
      />
      {gate.dialog}
    </AdminPage>
  )
}

/** The owner chooses the password. */
function NewMember({ isStaff, pass, renderPlace }: MemberEditing & { isStaff: boolean }) {
  const changed = useMemberChanged()
  const [made, setMade] = useState<Member | null>(null)
  useArrivalAt(made && `/user/${made.id}/detail`)
  return (
    <MemberForm
      values={isStaff ? { ...emptyMember, type: 'admin' } : emptyMember}
      submit={t.create_account_and_email_link()}
      cancel={isStaff ? '/users-list?type=admin' : '/users-list'}
      save={({
        staff_role: staffRole,
        trading_name: tradingName,
        nzbn,
        gst_number: gstNumber,
        reason: _reason,
        ...values
      }) =>
        pass(() =>
          api.call(createMember, {
            ...values,
            ...(values.type === 'admin' && staffRole !== null && { staff_role: staffRole }),
            ...(values.seller_kind === 'in_trade'
              ? { trading_name: tradingName, nzbn, gst_number: gstNumber }
              : {}),
          }),
        )
      }
      onSaved={(member) => {
        notify.success(t.account_created(), {
          description: t.weve_emailed_a_link_to_email({ email: member.email }),
        })
        void changed(member.id, member)
        setMade(member)
      }}
      renderPlace={renderPlace}
    />
  )
}

/**
 * Navigates after the form knows that it was saved, or the guard would ask about unsaved changes.
 */
export function useArrivalAt(address: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (address) void navigate(address)
  }, [address, navigate])
}
