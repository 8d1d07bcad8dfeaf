import { Ban, KeyRound, LifeBuoy, PackagePlus, Pencil, RotateCcw, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type Member,
  startReset,
  deleteMember,
  putMemberStatus,
} from '#domains/accounts/common/members/members.ts'
import { sendSupportReply } from '#domains/chat/common/support.ts'
import { getProposal } from '#domains/moderation/common/moderation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { isRuleOn } from '#domains/staff/common/second-person-rules.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { actOrPropose, useTwoPersonRule, useProposal } from '#domains/staff/web/shared/proposal-notice.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { RoleDialog, ViewAs } from '#domains/staff/web/shared/role-dialog.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { fullName, mayDo } from '../shared/member-labels.ts'
import { useMemberChanged } from '../shared/use-member.ts'
import { SuspendDialog } from './suspensions/suspend-dialog.tsx'
import * as t from '#domains/accounts/texts.ts'

/** The owner gets a link, so no one else learns the password. */
function ResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const changed = useMemberChanged()
  const form = useOperationForm(startReset, {
    initial: { ends_sessions: false },
    toInput: (values) => ({ id: member.id, ...values }),
    onDone: async () => {
      onClose()
      notify.success(t.link_sent(), { description: member.email })
      await changed(member.id)
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.reset_their_password()}
      description={t.well_email_a_link_to_email_it_works({ email: member.email })}
      confirm={t.email_link()}
    >
      <Checkbox
        label={t.sign_them_out_everywhere_now()}
        help={t.use_this_if_someone_else_may_be_using()}
        {...form.box('ends_sessions')}
      />
    </FormDialog>
  )
}

type MemberAction = 'suspend' | 'reinstate' | 'reset' | 'delete' | 'role'

export function MemberActions({ member }: { member: Member }) {
  const { user } = useSession()
  const [pending, setPending] = useState<MemberAction | null>(null)
  const may = mayDo(member, user)
  const mayCall = useMay()
  const isDeletionProposed = useProposal('delete_member', may.delete ? member.id : null) !== undefined
  const close = () => setPending(null)
  const isActive = member.type === 'user' && member.status === 'active'
  const mayList = isActive && mayCall(createListing)
  const mayDelete = may.delete && !isDeletionProposed
  return (
    <div className="flex flex-wrap gap-2">
      {isActive && mayCall(sendSupportReply) && (
        <LinkButton kind="quiet" size="small" icon={LifeBuoy} to={`/support?member=${member.id}`}>
          {t.message_word()}
        </LinkButton>
      )}
      <ViewAs member={member} />
      {may.edit && (
        <LinkButton kind="quiet" size="small" icon={Pencil} to={`/user/${member.id}/edit`}>
          {t.edit()}
        </LinkButton>
      )}
      {may.suspend && (
        <Button kind="quiet" size="small" icon={Ban} onClick={() => setPending('suspend')}>
          {t.suspend()}
        </Button>
      )}
      {may.reinstate && (
        <Button size="small" icon={RotateCcw} onClick={() => setPending('reinstate')}>
          {t.reinstate()}
        </Button>
      )}
      {(mayList || may.role || may.reset || mayDelete) && (
        <MoreMenu label={t.more_for_member({ member: fullName(member) })}>
          {mayList && (
            <MenuLink icon={PackagePlus} to={`/add-listing?seller=${member.id}`}>
              {t.add_a_listing()}
            </MenuLink>
          )}
          {may.role && (
            <MenuItem icon={ShieldCheck} onSelect={() => setPending('role')}>
              {t.change_role()}
            </MenuItem>
          )}
          {may.reset && (
            <MenuItem icon={KeyRound} onSelect={() => setPending('reset')}>
              {t.reset_password()}
            </MenuItem>
          )}
          {mayDelete && (
            <MenuItem danger icon={Trash2} onSelect={() => setPending('delete')}>
              {t.delete_word()}
            </MenuItem>
          )}
        </MoreMenu>
      )}
      {pending === 'suspend' && <SuspendDialog member={member} onClose={close} />}
      {pending === 'reinstate' && <ReinstateDialog member={member} onClose={close} />}
      {pending === 'delete' && <DeleteDialog member={member} onClose={close} />}
      {pending === 'role' && <RoleDialog member={member} onClose={close} />}
      {pending === 'reset' && <ResetDialog member={member} onClose={close} />}
    </div>
  )
}

interface ActDialogProps {
  member: Member
  onClose: () => void
}

function ReinstateDialog({ member, onClose }: ActDialogProps) {
  const changed = useMemberChanged()
  return (
    <ReasonDialog
      title={t.reinstate_member({ member: fullName(member) })}
      help={t.first_name_will_get_this_by_email_its({ first_name: member.first_name })}
      confirm={t.reinstate_account()}
      onClose={onClose}
      act={async (reason) => {
        await changed(member.id, await api.call(putMemberStatus, { id: member.id, status: 'active', reason }))
        notify.success(t.reinstated(), {
          description: t.member_can_sign_in_again({ member: fullName(member) }),
        })
      }}
    >
      {t.they_can_sign_in_again_their_listings()}
    </ReasonDialog>
  )
}

function DeleteDialog({ member, onClose }: ActDialogProps) {
  const changed = useMemberChanged()
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const rule = useTwoPersonRule()
  const isTwoPerson = rule.deletions_need === 'two_admins' || (member.staff_role === 'full' && isRuleOn(rule))
  return (
    <ReasonDialog
      title={t.delete_member({ member: fullName(member) })}
      help={t.first_name_will_get_this_by_email_its({ first_name: member.first_name })}
      confirm={isTwoPerson ? t.propose_deletion() : t.delete_account()}
      kind="danger"
      onClose={onClose}
      act={async (reason) => {
        const outcome = await actOrPropose(() => api.call(deleteMember, { id: member.id, reason }), {
          act: 'delete_member',
          subject_id: member.id,
          reason,
        })
        if (outcome === 'proposed') {
          invalidate(getProposal)
          notify.success(t.members_proposed(), { description: t.a_second_admin_must_approve_it() })
          return
        }
        await changed(member.id)
        notify.success(t.member_deleted({ member: fullName(member) }))
        await navigate('/users-list')
      }}
    >
      {isTwoPerson && `${t.a_second_admin_must_approve_this()} `}
      {t.well_remove_their_personal_details()}
    </ReasonDialog>
  )
}
