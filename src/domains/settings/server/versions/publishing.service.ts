import {
  findRelaxed,
  findTurnedOn,
  needed_full_admins,
  type TwoPersonRule,
} from '#domains/staff/common/second-person-rules.ts'
import { changesBetween, recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { site_topic, publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { settingsFrom } from '../settings.rules.ts'
import { insertVersion } from './versions.queries.ts'
import * as t from '#domains/settings/texts.ts'

export const settings_topic = 'settings'

interface NewVersion {
  actor_id: number
  /** The locked row. */
  locked: { chosen: unknown; version: number }
  chosen: object
  restored_version?: number
  /** Approved by a second admin. */
  is_approved?: boolean
}

/** Does nothing without a change. */
export async function publishVersion(
  tx: Tx,
  { actor_id, locked, chosen: wanted, restored_version, is_approved = false }: NewVersion,
): Promise<void> {
  const published = settingsFrom(locked.chosen as object)
  const chosen = { deletions_need: published.deletions_need, ...wanted }
  const { before, after } = changesBetween(published, settingsFrom(chosen))
  if (Object.keys(after).length === 0) return recordUnchanged()
  if (!is_approved) await refuseAlone(tx, published, settingsFrom(chosen))
  const row = { version: locked.version + 1, chosen: JSON.stringify(chosen) }
  const at = await readClock(tx)
  await tx
    .updateTable('settings')
    .set({ ...row, changed_by: actor_id, changed_at: at })
    .execute()
  await insertVersion(tx, {
    ...row,
    published_by: actor_id,
    published_at: at,
    restored_version: restored_version ?? null,
  })
  await recordAudit(tx, {
    actor_id,
    action: restored_version === undefined ? 'settings.changed' : 'settings.restored',
    subject_kind: 'settings',
    subject_id: null,
    before,
    after: { ...after, ...(restored_version !== undefined && { restored_version }) },
  })
  await publishTopic(tx, settings_topic)
  await publishTopic(tx, site_topic)
}

/** One admin can't turn two-person approval off, or on if nobody else could approve. */
async function refuseAlone(tx: Tx, before: TwoPersonRule, after: TwoPersonRule): Promise<void> {
  const [relaxed, turned_on] = [findRelaxed(before, after), findTurnedOn(before, after)]
  if (relaxed.length === 0 && turned_on.length === 0) return
  const has_second = (await countProvenFullAdmins(tx)) >= needed_full_admins
  if (relaxed.length > 0 && has_second) refuse('second_person_needed')
  if (turned_on.length > 0 && !has_second) {
    const errors = turned_on.map((name) => [name, t.add_a_second_full_admin_first()])
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
