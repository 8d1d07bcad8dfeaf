import {
  findRelaxed,
  findTurnedOn,
  neededFullAdmins,
  type TwoPersonRule,
} from '#domains/staff/common/second-person-rules.ts'
import { changesBetween, recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { siteTopic, publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { settingsFrom } from '../settings.rules.ts'
import { insertVersion } from './versions.queries.ts'
import * as t from '#domains/settings/texts.ts'

export const settingsTopic = 'settings'

interface NewVersion {
  actor_id: AccountId
  /** The locked row. */
  locked: { chosen: unknown; version: number }
  chosen: object
  restored_version?: number
  /** Approved by a second admin. */
  isApproved?: boolean
}

/** Does nothing without a change. */
export async function publishVersion(
  tx: Tx,
  {
    actor_id: actorId,
    locked,
    chosen: wanted,
    restored_version: restoredVersion,
    isApproved = false,
  }: NewVersion,
): Promise<void> {
  const published = settingsFrom(fromColumn<object>(locked.chosen))
  const chosen = { deletions_need: published.deletions_need, ...wanted }
  const { before, after } = changesBetween(published, settingsFrom(chosen))
  if (Object.keys(after).length === 0) return recordUnchanged()
  if (!isApproved) await refuseAlone(tx, published, settingsFrom(chosen))
  const row = { version: locked.version + 1, chosen: JSON.stringify(chosen) }
  const at = await readClock(tx)
  await tx
    .updateTable('settings')
    .set({ ...row, changed_by: actorId, changed_at: at })
    .execute()
  await insertVersion(tx, {
    ...row,
    published_by: actorId,
    published_at: at,
    restored_version: restoredVersion ?? null,
  })
  await recordAudit(tx, {
    actor_id: actorId,
    action: restoredVersion === undefined ? 'settings.changed' : 'settings.restored',
    subject_kind: 'settings',
    subject_id: null,
    before,
    after: { ...after, ...(restoredVersion !== undefined && { restored_version: restoredVersion }) },
  })
  await publishTopic(tx, settingsTopic)
  await publishTopic(tx, siteTopic)
}

/** One admin can't turn two-person approval off, or on if nobody else could approve. */
async function refuseAlone(tx: Tx, before: TwoPersonRule, after: TwoPersonRule): Promise<void> {
  const [relaxed, turnedOn] = [findRelaxed(before, after), findTurnedOn(before, after)]
  if (relaxed.length === 0 && turnedOn.length === 0) return
  const hasSecond = (await countProvenFullAdmins(tx)) >= neededFullAdmins
  if (relaxed.length > 0 && hasSecond) refuse('second_person_needed')
  if (turnedOn.length > 0 && !hasSecond) {
    const errors = turnedOn.map((name) => [name, t.add_a_second_full_admin_first()])
    refuse('validation_failed', { errors: Object.fromEntries(errors) })
  }
}

/** An admin who has never opened the invitation email can't approve. */
async function countProvenFullAdmins(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .where('staff_role', '=', 'full')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
