import type { Member } from '#contract/members/members.ts'
import { putStaffRole } from '#contract/members/staff.ts'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import { useActionForm } from '#web/lib/forms/use-operation-form.ts'
import { api } from '#web/lib/session/api.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useMemberChanged } from '../members/use-member.ts'
import { RoleCards } from './role-cards.tsx'
import { getRoleWords } from './role-words.ts'
import * as t from './texts.ts'

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const changed = useMemberChanged()
  const gate = usePasswordGate()
  const form = useActionForm({
    initial: { staff_role: member.staff_role ?? 'full' },
    written: [],
    check: () => ({}),
    send: async ({ staff_role }) => {
      const now = await gate.pass(() => api.call(putStaffRole, { id: member.id, staff_role }))
      if (!now) return
      await changed(member.id, now)
      onClose()
      notify.success(t.role_changed(), {
        description: t.name_is_now({ name: member.first_name, role: getRoleWords()[staff_role].label }),
      })
    },
    onDone: () => undefined,
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t.change_role()}
        description={t.it_applies_at_once({ name: member.first_name })}
        confirm={t.change_role()}
      >
        <RoleCards value={form.values.staff_role} onChange={(staff_role) => form.set({ staff_role })} />
      </FormDialog>
      {gate.dialog}
    </>
  )
}
