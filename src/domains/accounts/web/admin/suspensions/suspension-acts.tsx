import { useState } from 'react'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { changeSuspension, liftSuspension } from '#domains/accounts/common/members/suspensions.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useMemberChanged } from '../../shared/use-member.ts'
import { listDurations, toUntil } from '../../shared/suspension-choices.ts'
import * as t from '#domains/accounts/texts.ts'

interface SuspensionActsProps {
  suspension: Member['suspensions'][number]
  account_id: number
  first_name: string
}

export function SuspensionActs({ suspension, ...member }: SuspensionActsProps) {
  const [pending, setPending] = useState<'lift' | 'move' | null>(null)
  const { id, kind } = suspension
  const changed = useMemberChanged()
  const close = () => setPending(null)
  return (
    <div className="flex flex-wrap gap-2">
      <May op={changeSuspension}>
        <Button size="small" kind="quiet" onClick={() => setPending('move')}>
          {t.change_the_end()}
        </Button>
      </May>
      {/* The whole account is reinstated above. */}
      {kind !== 'whole' && (
        <May op={liftSuspension}>
          <Button size="small" kind="quiet" onClick={() => setPending('lift')}>
            {t.lift()}
          </Button>
        </May>
      )}
      {pending === 'move' && <MoveDialog id={id} {...member} onClose={close} />}
      {pending === 'lift' && (
        <ReasonDialog
          title={t.lift_this_suspension()}
          help={t.they_get_this_word({ first_name: member.first_name })}
          confirm={t.lift_suspension()}
          onClose={close}
          act={async (reason) => {
            await changed(member.account_id, await api.call(liftSuspension, { id, reason }))
            notify.success(t.suspension_lifted())
          }}
        >
          {t.they_may_again_at_once()}
        </ReasonDialog>
      )}
    </div>
  )
}

interface MoveDialogProps extends Omit<SuspensionActsProps, 'suspension'> {
  id: number
  onClose: () => void
}

function MoveDialog({ id, account_id: accountId, first_name: firstName, onClose }: MoveDialogProps) {
  const changed = useMemberChanged()
  const form = useOperationForm(changeSuspension, {
    initial: { days: '7', reason: '' },
    written: ['reason'],
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: t.suspensions_give_a_reason() } : {}),
    toInput: ({ days, reason }) => ({ id, until: toUntil(days), reason: reason.trim() }),
    onDone: async (reply) => {
      await changed(accountId, reply)
      onClose()
      notify.success(t.end_changed())
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t.change_the_end()} confirm={t.save_the_end()}>
      <div className="grid gap-4">
        <Field label={t.from_now()} {...form.field('days')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.days}
              onChange={({ target }) => form.set({ days: target.value })}
              options={listDurations()}
            />
          )}
        </Field>
        <Field label={t.reason()} help={t.they_get_this({ first_name: firstName })} {...form.field('reason')}>
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
