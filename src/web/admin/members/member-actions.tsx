import { Ban, KeyRound, PackagePlus, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteMember, type Member, putMemberStatus } from '#contract/members/members.ts'
import { api } from '#web/lib/session/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { fullName, mayDo, describeSales } from './member-words.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { useMemberChanged } from './use-member.ts'

type MemberAction = 'suspend' | 'reinstate' | 'reset' | 'delete'

/** What an admin can do with an account, as it is now. */
export function MemberActions({ member }: { member: Member }) {
  const { user } = useSession()
  const [asked, setAsked] = useState<MemberAction | null>(null)
  const may = mayDo(member, user?.id)
  const close = () => setAsked(null)
  return (
    <div className="flex flex-wrap gap-2">
      {member.type === 'user' && member.status === 'active' && (
        <LinkButton kind="quiet" size="small" icon={PackagePlus} to={`/add-listing?seller=${member.id}`}>
          Add a listing
        </LinkButton>
      )}
      {may.edit && (
        <LinkButton kind="quiet" size="small" icon={Pencil} to={`/user/${member.id}/edit`}>
          Edit
        </LinkButton>
      )}
      {may.reset && (
        <Button kind="quiet" size="small" icon={KeyRound} onClick={() => setAsked('reset')}>
          Reset password
        </Button>
      )}
      {may.suspend && (
        <Button kind="quiet" size="small" icon={Ban} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {may.reinstate && (
        <Button size="small" icon={RotateCcw} onClick={() => setAsked('reinstate')}>
          Reinstate
        </Button>
      )}
      {may.delete && (
        <Button kind="quiet" size="small" icon={Trash2} onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      {asked === 'suspend' && <SuspendDialog member={member} onClose={close} />}
      {asked === 'reinstate' && <ReinstateDialog member={member} onClose={close} />}
      {asked === 'delete' && <DeleteDialog member={member} onClose={close} />}
      {asked === 'reset' && <ResetDialog member={member} onClose={close} />}
    </div>
  )
}

interface ActDialogProps {
  member: Member
  onClose: () => void
}

const describeListings = (count: number) =>
  count === 0
    ? 'They have no live listings.'
    : `${count === 1 ? 'Their live listing is' : `Their ${count} live listings are`} hidden and paused until the account is reinstated.`

function SuspendDialog({ member, onClose }: ActDialogProps) {
  const changed = useMemberChanged()
  return (
    <ReasonDialog
      title={`Suspend ${fullName(member)}?`}
      help={`${member.first_name} will get this by email and when signing in, where they can appeal. It’s kept on file.`}
      confirm="Suspend account"
      kind="danger"
      onClose={onClose}
      act={async (reason) => {
        await changed(
          member.id,
          await api.call(putMemberStatus, { id: member.id, status: 'suspended', reason }),
        )
        notify.success('Suspended', { description: `${fullName(member)} is signed out everywhere.` })
      }}
    >
      They’re signed out everywhere and can’t sign in, sell, bid or buy. {describeListings(member.live_count)}{' '}
      {describeSales(member.open_sales)} You can reinstate the account at any time.
    </ReasonDialog>
  )
}

function ReinstateDialog({ member, onClose }: ActDialogProps) {
  const changed = useMemberChanged()
  return (
    <ReasonDialog
      title={`Reinstate ${fullName(member)}?`}
      help={`${member.first_name} will get this by email. It’s kept on file.`}
      confirm="Reinstate account"
      onClose={onClose}
      act={async (reason) => {
        await changed(member.id, await api.call(putMemberStatus, { id: member.id, status: 'active', reason }))
        notify.success('Reinstated', { description: `${fullName(member)} can sign in again.` })
      }}
    >
      They can sign in again. Their listings are shown again, with the time they had left.
    </ReasonDialog>
  )
}

function DeleteDialog({ member, onClose }: ActDialogProps) {
  const changed = useMemberChanged()
  const navigate = useNavigate()
  return (
    <ReasonDialog
      title={`Delete ${fullName(member)}?`}
      help={`${member.first_name} will get this by email. It’s kept on file.`}
      confirm="Delete account"
      kind="danger"
      onClose={onClose}
      act={async (reason) => {
        await api.call(deleteMember, { id: member.id, reason })
        await changed(member.id)
        notify.success('Deleted')
        await navigate('/users-list')
      }}
    >
      We’ll remove their personal details, withdraw their live listings and close the account. Bids and trades
      stay under “deleted member”. You can’t undo this.
    </ReasonDialog>
  )
}
