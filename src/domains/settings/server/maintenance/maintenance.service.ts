import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  getMaintenance,
  Maintenance,
  putMaintenance,
} from '#domains/settings/common/maintenance/maintenance.ts'
import { changesBetween, recordAudit, recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { publishTopic, siteTopic } from '#platform/server/live-hub.ts'
import {
  closeMaintenance,
  insertMaintenance,
  lockOpenMaintenance,
  selectMaintenance,
  updateMaintenance,
} from '#platform/server/maintenance/maintenance.queries.ts'
import { refuse } from '#platform/server/refusal.ts'
import { settingsTopic } from '../versions/publishing.service.ts'
import * as t from '#domains/settings/texts.ts'

export const endTask: TaskKind<{ ends_at: string }> = { name: 'end_maintenance' }

const maxPlannedMs = 7 * 24 * 60 * 60_000

const subject = { subject_kind: 'maintenance', subject_id: null }

/** For everyone. */
export async function readPublicMaintenance(db: Db): Promise<Maintenance | null> {
  const period = await selectMaintenance(db)
  return period ? { reason: period.reason, ends_at: period.ends_at?.toISOString() ?? null } : null
}

export async function readMaintenance(db: Db): Promise<OperationReply<typeof getMaintenance>> {
  const period = await selectMaintenance(db)
  if (!period) return { running: null }
  const { started_at: startedAt, started_by: startedBy, reason, ends_at: endsAt } = period
  const by = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', startedBy)
    .executeTakeFirst()
  return {
    running: {
      reason,
      ends_at: endsAt?.toISOString() ?? null,
      started_at: startedAt.toISOString(),
      started_by: by ? `${by.first_name} ${by.last_name}` : null,
    },
  }
}

export async function setMaintenance(
  db: Db,
  actorId: AccountId,
  { reason, ends_at: endsAtText }: OperationValues<typeof putMaintenance>,
): Promise<void> {
  const endsAt = endsAtText === null ? null : new Date(endsAtText)
  await transact(db, async (tx) => {
    refuseEnd(endsAt, await readClock(tx))
    const open = await lockOpenMaintenance(tx)
    if (open?.is_running) {
      const { before, after } = changesBetween(
        describePeriod(open),
        describePeriod({ reason, ends_at: endsAt }),
      )
      if (Object.keys(after).length === 0) return recordUnchanged()
      await updateMaintenance(tx, open.id, { reason, ends_at: endsAt })
      await recordAudit(tx, { actor_id: actorId, action: 'maintenance.changed', ...subject, before, after })
    } else {
      if (open) await recordEnd(tx, { id: open.id, actor_id: null })
      await insertMaintenance(tx, { reason, ends_at: endsAt, started_by: actorId })
      const after = describePeriod({ reason: undefined, ends_at: endsAt })
      await recordAudit(tx, { actor_id: actorId, action: 'maintenance.started', ...subject, reason, after })
    }
    if (endsAt)
      await enqueue(
        tx,
        endTask,
        { ends_at: endsAt.toISOString() },
        { jobKey: 'maintenance:end', runAt: endsAt },
      )
    await publish(tx)
  })
}

const describePeriod = ({ reason, ends_at: endsAt }: { reason?: string; ends_at: Date | null }) => ({
  ...(reason !== undefined && { notice: reason }),
  ends_at: endsAt?.toISOString() ?? null,
})

function refuseEnd(endsAt: Date | null, now: Date): void {
  if (endsAt === null) return
  const inMs = endsAt.getTime() - now.getTime()
  if (inMs <= 0) refuse('validation_failed', { errors: { ends_at: t.choose_a_time_in_the_future() } })
  if (inMs > maxPlannedMs)
    refuse('validation_failed', { errors: { ends_at: t.choose_a_time_within_7_days() } })
}

export async function endMaintenanceNow(db: Db, actorId: AccountId): Promise<void> {
  await transact(db, async (tx) => {
    const open = await lockOpenMaintenance(tx)
    if (!open) return recordUnchanged()
    await recordEnd(tx, { id: open.id, actor_id: actorId })
  })
}

/** Its planned end has passed, so it's over already; the log and the pages follow. */
export async function recordPlannedEnd(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const open = await lockOpenMaintenance(tx)
    if (open && !open.is_running) await recordEnd(tx, { id: open.id, actor_id: null })
  })
}

async function recordEnd(tx: Tx, { id, actor_id: actorId }: { id: number; actor_id: AccountId | null }) {
  await closeMaintenance(tx, id)
  await recordAudit(tx, { actor_id: actorId, action: 'maintenance.ended', ...subject })
  await publish(tx)
}

async function publish(tx: Tx): Promise<void> {
  await publishTopic(tx, settingsTopic)
  await publishTopic(tx, siteTopic)
}
