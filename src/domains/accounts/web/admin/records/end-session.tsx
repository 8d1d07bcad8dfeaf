import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { endMemberSessions } from '#domains/moderation/common/records/member-records.ts'
import { api } from '#platform/web/session/api.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { useMemberChanged } from '../../shared/use-member.ts'
import { useRecordsChanged } from './use-summary.ts'
import * as t from '#domains/accounts/texts.ts'

/** Ends one session, or all with null. */
export function EndSession({ id, session_id: sessionId }: { id: number; session_id: number | null }) {
  const { user } = useSession()
  const mayCall = useMay()
  const [isOpen, setOpen] = useState(false)
  const changed = useRecordsChanged()
  const memberChanged = useMemberChanged()
  const isOne = sessionId !== null
  // Admins end their own sessions in their own settings.
  if (user?.id === id || !mayCall(endMemberSessions)) return null
  return (
    <>
      <Button kind="quiet" size="small" icon={LogOut} onClick={() => setOpen(true)}>
        {isOne ? t.sign_out() : t.sign_out_everywhere()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={isOne ? t.sign_out_this_device() : t.sign_out_all_devices()}
          help={t.its_kept_on_file()}
          confirm={isOne ? t.sign_out() : t.sign_out_everywhere()}
          kind="danger"
          onClose={() => setOpen(false)}
          act={async (reason) => {
            await api.call(endMemberSessions, { id, session_id: sessionId, reason })
            await changed()
            await memberChanged(id)
            notify.success(t.signed_out())
          }}
        >
          {t.records_they_can_sign_in_again()}
        </ReasonDialog>
      )}
    </>
  )
}
