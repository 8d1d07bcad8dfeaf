import { useState } from 'react'
import { putMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { RunningMaintenance } from './maintenance.tsx'
import { useMaintenanceChanged } from './use-maintenance-changed.ts'
import * as t from '#domains/settings/texts.ts'

interface MaintenanceDialogProps {
  running: RunningMaintenance | null
  onClose: () => void
}

interface MaintenanceValues {
  reason: string
  /** In Auckland, as a datetime-local field writes it; empty without a planned end. */
  ends_at: string
}

export function MaintenanceDialog({ running, onClose }: MaintenanceDialogProps) {
  const form = useMaintenanceForm(running, onClose)
  const [now] = useState(serverNow)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={running ? t.change_read_only_mode() : t.turn_on_read_only_mode()}
      description={running ? undefined : t.within_2_seconds_members_cant()}
      confirm={running ? t.save_changes() : t.turn_on()}
      kind={running ? 'primary' : 'danger'}
    >
      <Field label={t.reason()} {...form.field('reason')} help={t.shown_to_everyone_on_every_page()}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={2} maxLength={200} className="min-h-16" />
        )}
      </Field>
      <Field
        label={t.end()}
        optional
        {...form.field('ends_at')}
        help={t.new_zealand_time_it_ends_by_itself()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('ends_at')}
            type="datetime-local"
            min={aucklandLocal(new Date(now))}
            className="num sm:max-w-72"
          />
        )}
      </Field>
    </FormDialog>
  )
}

function useMaintenanceForm(running: RunningMaintenance | null, onClose: () => void) {
  const changed = useMaintenanceChanged()
  const initial: MaintenanceValues = {
    reason: running?.reason ?? '',
    ends_at: running?.ends_at ? aucklandLocal(new Date(running.ends_at)) : '',
  }
  return useOperationForm(putMaintenance, {
    initial,
    written: ['reason'],
    check: ({ reason, ends_at: endsAt }) => ({
      ...(reason.trim().length < 3 && { reason: t.enter_a_reason_members_will_see() }),
      ...(endsAt !== '' && !readAucklandLocal(endsAt) && { ends_at: t.enter_a_date_and_time() }),
    }),
    toInput: ({ reason, ends_at: endsAt }) => ({
      reason: reason.trim(),
      ends_at: readAucklandLocal(endsAt)?.at.toISOString() ?? null,
    }),
    onDone: async () => {
      await changed()
      onClose()
      notify.success(running ? t.changes_saved() : t.read_only_mode_turned_on())
    },
  })
}
