import { Eye } from 'lucide-react'
import { useState } from 'react'
import { type Member, putStaffRole, viewAsMember } from '#domains/accounts/common/members/members.ts'
import { fullName } from '#domains/accounts/web/shared/member-labels.ts'
import { useMemberChanged } from '#domains/accounts/web/shared/use-member.ts'
import { usePasswordGate } from '#domains/accounts/web/shared/use-password-gate.tsx'
import { getProposal } from '#domains/moderation/common/moderation.ts'
import { isRuleOn } from '#domains/staff/common/second-person-rules.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { viewLastsMinutes } from '#platform/common/access/view-as.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { viewKey } from '#platform/web/storage/browser-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getRoleLabels } from './role-labels.ts'
import { May } from './may.tsx'
import { actOrPropose, useTwoPersonRule } from './proposal-notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RoleCards } from './role-cards.tsx'
import * as t from '#domains/staff/texts.ts'

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const changed = useMemberChanged()
  const gate = usePasswordGate()
  const invalidate = useInvalidate()
  const isTwoPerson = isRuleOn(useTwoPersonRule())
  const needsTwo = (staffRole: StaffRole) =>
    isTwoPerson && staffRole !== member.staff_role && [staffRole, member.staff_role].includes('full')
  const form = useActionForm({
    initial: { staff_role: member.staff_role ?? 'full', reason: '' },
    written: ['reason'],
    check: ({ staff_role: staffRole, reason }) =>
      needsTwo(staffRole) && reason.trim().length < 3
        ? { reason: t.staff_give_a_reason_in_a_few_words() }
        : {},
    send: async ({ staff_role: staffRole, reason }) => {
      const change = { id: member.id, staff_role: staffRole }
      const proposal = {
        act: 'change_role',
        subject_id: member.id,
        staff_role: staffRole,
        reason: reason.trim(),
      } as const
      const outcome = await gate.pass(() => actOrPropose(() => api.call(putStaffRole, change), proposal))
      if (!outcome) return
      if (outcome === 'proposed') {
        invalidate(getProposal)
        onClose()
        notify.success(t.proposed(), { description: t.it_waits_in_moderation() })
        return
      }
      await changed(member.id, outcome.done)
      onClose()
      notify.success(t.role_changed(), {
        description: t.name_is_now({ name: member.first_name, role: getRoleLabels()[staffRole].label }),
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
        confirm={needsTwo(form.values.staff_role) ? t.propose_change() : t.change_role()}
      >
        <RoleCards
          value={form.values.staff_role}
          onChange={(staffRole) => form.set({ staff_role: staffRole })}
        />
        {needsTwo(form.values.staff_role) && (
          <>
            <p className="text-sm text-ink-2">{t.full_admins_need_two()}</p>
            <Field label={t.reason()} help={t.a_second_admin_reads_it()} {...form.field('reason')}>
              {(control) => (
                <Textarea
                  {...control}
                  {...form.text('reason')}
                  rows={3}
                  maxLength={300}
                  className="min-h-20"
                />
              )}
            </Field>
          </>
        )}
      </FormDialog>
      {gate.dialog}
    </>
  )
}

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
