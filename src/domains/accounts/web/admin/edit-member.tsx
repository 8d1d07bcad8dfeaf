import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { getMember, type Member, putMember, putStaffRole } from '#domains/accounts/common/members/members.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { usePasswordGate } from '#domains/accounts/web/shared/use-password-gate.tsx'
import { PlaceFields } from '#domains/places/web/shared/place-fields.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { NoSuchMember } from './member-detail.tsx'
import { MemberForm } from './form/member-form.tsx'
import { changedOnly, toMemberValues } from './form/member-values.ts'
import { fullName, mayDo } from '../shared/member-labels.ts'
import { type MemberEditing, useArrivalAt } from './new-member.tsx'
import { useMemberChanged } from '../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

export const meta = makeAdminMeta(t.edit_a_user)

export default function EditUser() {
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

function EditMember({ id, ...editing }: { id: number } & MemberEditing) {
  const { data, error, isFetching, refetch } = useApiQuery(
    getMember,
    { id },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  )
  const { user } = useSession()
  if (data && !mayDo(data, user).edit) return <NotToEdit member={data} />
  if (data && !isFetching) return <Form key={id} member={data} {...editing} />
  if (findProblem(error)?.key === 'not_found') return <NoSuchMember />
  if (error && !isFetching) {
    return (
      <ErrorState title={t.the_account_didnt_load()} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t.loading_the_account()}>
      <div className="max-w-3xl rounded-panel border border-line bg-paper p-5">
        <SkeletonText lines={8} />
      </div>
    </Loading>
  )
}

function Form({ member, pass, renderPlace }: { member: Member } & MemberEditing) {
  const { user } = useSession()
  const changed = useMemberChanged()
  const [start] = useState(() => toMemberValues(member))
  const [saved, setSaved] = useState(false)
  const detail = `/user/${member.id}/detail`
  useArrivalAt(saved ? detail : null)
  return (
    <MemberForm
      id={member.id}
      values={start}
      isOwn={member.id === user?.id}
      submit={t.save_changes()}
      cancel={detail}
      save={(values) => {
        const { type: _type, staff_role: staffRole, ...changes } = changedOnly(values, start)
        return pass(() => saveMember(member.id, staffRole ?? null, changes))
      }}
      onSaved={(now) => {
        notify.success(t.now_saved({ now: fullName(now) }))
        setSaved(true)
        void changed(now.id, now)
      }}
      renderPlace={renderPlace}
    />
  )
}

/** Saves the role first: a refusal of the role must stop the rest as well. */
async function saveMember(
  id: number,
  staffRole: StaffRole | null,
  changes: Omit<OperationInput<typeof putMember>, 'id'>,
): Promise<Member> {
  const now = staffRole === null ? null : await setRole(id, staffRole)
  return now && Object.keys(changes).length === 0 ? now : await api.call(putMember, { id, ...changes })
}

/** Null if they have the role already, such as after a first try whose rest was refused. */
async function setRole(id: number, staffRole: StaffRole): Promise<Member | null> {
  try {
    return await api.call(putStaffRole, { id, staff_role: staffRole })
  } catch (error) {
    if (findProblem(error)?.key !== 'status_unchanged') throw error
    return null
  }
}

function NotToEdit({ member }: { member: Member }) {
  return (
    <EmptyState
      icon={UserX}
      title={t.this_account_cant_be_changed()}
      action={<LinkButton to={`/user/${member.id}/detail`}>{t.see_the_account()}</LinkButton>}
    >
      {member.status === 'deleted'
        ? t.it_was_deleted_along_with_the_personal()
        : t.they_havent_finished_registering()}
    </EmptyState>
  )
}
