import { useState } from 'react'
import { type Member, startReset } from '#contract/members/members.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useMemberChanged } from './use-member.ts'

/** Lets the owner choose a new password by a link; nobody here ever knows one. */
export function ResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const start = useApiMutation(startReset)
  const changed = useMemberChanged()
  const [endsSessions, setEndsSessions] = useState(false)

  async function send() {
    try {
      await start.mutateAsync({ id: member.id, ends_sessions: endsSessions })
    } catch {
      return
    }
    onClose()
    notify.success('Link sent', { description: member.email })
    await changed(member.id)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset their password?"
      description={`We’ll email a link to ${member.email}. It works once, for 15 minutes. Their current password works until they choose a new one.`}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button busy={start.isPending} onClick={() => void send()}>
            Email link
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Checkbox
          label="Sign them out everywhere now"
          help="Use this if someone else may be using the account."
          checked={endsSessions}
          onChange={(event) => setEndsSessions(event.target.checked)}
        />
        {start.error && (
          <Notice kind="wrong" live>
            {getMessage(start.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
