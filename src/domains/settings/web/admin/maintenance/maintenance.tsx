import { useState } from 'react'
import {
  endMaintenance,
  getMaintenance,
  putMaintenance,
} from '#domains/settings/common/maintenance/maintenance.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { MaintenanceDialog } from './maintenance-dialog.tsx'
import { useMaintenanceChanged } from './use-maintenance-changed.ts'
import * as t from '#domains/settings/texts.ts'

export const meta = makeAdminMeta(t.read_only_mode)

export default function MaintenanceAdmin() {
  const call = useApiQuery(getMaintenance, {})
  return (
    <AdminPage title={t.read_only_mode()}>
      <div className="grid max-w-4xl gap-4">
        <Query
          call={call}
          failed={t.read_only_mode_didnt_load()}
          loading={t.loading_read_only_mode()}
          skeleton={
            <Panel>
              <SkeletonText lines={10} />
            </Panel>
          }
        >
          {({ running }) => (running ? <Running running={running} /> : <Off />)}
        </Query>
        <AuditLog
          subject={{ subject_kind: 'maintenance' }}
          title={t.history()}
          nothing={t.read_only_mode_hasnt_been_used()}
        />
      </div>
    </AdminPage>
  )
}

export type RunningMaintenance = NonNullable<OperationReply<typeof getMaintenance>['running']>

function Off() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t.read_only_mode_is_off()}>
      <p className="max-w-prose text-sm text-ink-2">{t.use_it_before_work_on_the_database()}</p>
      <ul className="mt-2 grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>{t.members_cant_bid_buy_or_change()}</li>
        <li>{t.every_page_shows_your_reason()}</li>
        <li>{t.auctions_due_meanwhile_close_later()}</li>
        <li>{t.staff_can_still_work_here()}</li>
      </ul>
      <May
        op={putMaintenance}
        otherwise={<p className="mt-4 text-sm text-ink-2">{t.only_full_admins_can_change_this()}</p>}
      >
        <div className="mt-4">
          <Button onClick={() => setOpen(true)}>{t.turn_on()}</Button>
        </div>
      </May>
      {isOpen && <MaintenanceDialog running={null} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Running({ running }: { running: RunningMaintenance }) {
  const [open, setOpen] = useState<'change' | 'end' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel title={t.read_only_mode_is_on()} aside={<Badge kind="wrong">{t.read_only()}</Badge>}>
      <p className="mb-4 text-sm break-words">{running.reason}</p>
      <Facts
        facts={[
          { label: t.since(), value: formatMoment(running.started_at) },
          { label: t.turned_on_by(), value: running.started_by ?? t.someone_who_left() },
          {
            label: t.ends(),
            value: running.ends_at === null ? t.when_you_turn_it_off() : formatMoment(running.ends_at),
          },
        ]}
      />
      <May op={putMaintenance}>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setOpen('end')}>{t.turn_off()}</Button>
          <Button kind="quiet" onClick={() => setOpen('change')}>
            {t.change_reason_or_end()}
          </Button>
        </div>
      </May>
      {open === 'change' && <MaintenanceDialog running={running} onClose={close} />}
      {open === 'end' && <EndDialog onClose={close} />}
    </Panel>
  )
}

function EndDialog({ onClose }: { onClose: () => void }) {
  const changed = useMaintenanceChanged()
  const end = useApiMutation(endMaintenance, {
    onSuccess: async () => {
      await changed()
      onClose()
      notify.success(t.read_only_mode_turned_off())
    },
  })
  return (
    <ConfirmDialog
      open
      title={t.turn_off_read_only_mode()}
      confirm={t.turn_off()}
      busy={end.isPending}
      error={end.error && getMessage(end.error)}
      onConfirm={() => end.mutate({})}
      onClose={onClose}
    >
      {t.members_can_make_changes_again()}
    </ConfirmDialog>
  )
}
