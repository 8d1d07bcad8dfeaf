import { changesBetween, noteUnchanged, recordAudit } from '#server/modules/audit/audit.service.ts'
import { readClock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { site_topic, publishTopic } from '#server/platform/live-hub.ts'
import { settingsFrom } from '../settings.rules.ts'
import { insertVersion } from './versions.queries.ts'

export const settings_topic = 'settings'

interface NewVersion {
  actor_id: number
  /** Locked. */
  held: { chosen: unknown; version: number }
  chosen: object
  restored_version?: number
}

/** Does nothing where it would change nothing. */
export async function publishVersion(
  tx: Tx,
  { actor_id, held, chosen, restored_version }: NewVersion,
): Promise<void> {
  const { before, after } = changesBetween(settingsFrom(held.chosen as object), settingsFrom(chosen))
  if (Object.keys(after).length === 0) return noteUnchanged()
  const row = { version: held.version + 1, chosen: JSON.stringify(chosen) }
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
