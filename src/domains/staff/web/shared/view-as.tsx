import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { viewAsMember } from '#domains/accounts/common/members/staff.ts'
import { viewLastsMinutes } from '#platform/common/access/view-as.ts'
import { api } from '#platform/web/session/api.ts'
import { viewKey } from '#platform/web/storage/browser-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { fullName } from '#domains/accounts/web/shared/member-labels.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { May } from './may.tsx'
import * as t from '#domains/staff/texts.ts'

/** Opens a new tab with a read-only session of the member. */
export function ViewAs({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false)
  if (member.type !== 'user' || member.status !== 'active') return null
  const close = () => setOpen(false)
  return (
    <May op={viewAsMember}>
      <Button kind="quiet" size="small" icon={Eye} onClick={() => setOpen(true)}>
        {t.view_as_this_member()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t.view_as_name({ name: fullName(member) })}
          help={t.name_reads_this({ name: member.first_name })}
          confirm={t.open_the_tab()}
          onClose={close}
          act={(reason) => openView(member.id, reason)}
        >
          {t.you_see_hoko_as_they_do({ minutes: viewLastsMinutes })}
        </ReasonDialog>
      )}
    </May>
  )
}

/** Opens the tab first: browsers allow that only right after a click. */
async function openView(id: number, reason: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { token, member, ...view } = await api.call(viewAsMember, { id, reason })
    const storage = (tab ?? window).sessionStorage
    storage.setItem('auth', JSON.stringify({ token, user: member }))
    storage.setItem(viewKey, JSON.stringify({ ...view, name: `${member.first_name} ${member.last_name}` }))
    ;(tab ?? window).location.replace('/home')
  } catch (error) {
    tab?.close()
    throw error
  }
}
