import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  compareSettingsVersion,
  listSettingsVersions,
  restoreSettingsVersion,
} from '#domains/settings/common/settings-versions.ts'
import { changesBetween } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockSettings, selectSettings, type SettingsRow } from '../settings.queries.ts'
import { settingsFrom } from '../settings.rules.ts'
import { publishVersion } from './publishing.service.ts'
import { selectVersion, selectVersions } from './versions.queries.ts'
import { goBack } from './versions.rules.ts'

const afterAllVersions = 2 ** 31 - 1

export async function readVersions(
  db: Db,
  { before = afterAllVersions, limit }: OperationValues<typeof listSettingsVersions>,
): Promise<OperationReply<typeof listSettingsVersions>> {
  // Reads one more version, to compare with.
  const rows = await selectVersions(db, { before: Math.min(before, afterAllVersions), limit: limit + 1 })
  const items = rows.slice(0, limit).map(({ chosen, published_at: publishedAt, ...row }, index) => {
    const earlier = rows[index + 1]
    const changed = earlier
      ? changesBetween(
          settingsFrom(fromColumn<object>(earlier.chosen)),
          settingsFrom(fromColumn<object>(chosen)),
        )
      : { before: {}, after: {} }
    return { ...row, published_at: publishedAt && publishedAt.toISOString(), ...changed }
  })
  return { items, has_more: rows.length > limit }
}

export async function compareVersion(
  db: Db,
  version: number,
): Promise<OperationReply<typeof compareSettingsVersion>> {
  const then = (await selectVersion(db, version)) ?? refuse('not_found')
  const now = await selectSettings(db)
  const { chosen, unfit } = goBack(fromColumn<object>(now.chosen), then)
  return {
    version,
    current_version: now.version,
    ...changesBetween(settingsFrom(fromColumn<object>(now.chosen)), settingsFrom(chosen)),
    unfit,
  }
}

export async function restoreVersion(
  db: Db,
  actorId: AccountId,
  { version, current_version: currentVersion }: OperationValues<typeof restoreSettingsVersion>,
): Promise<SettingsRow> {
  return await transact(db, async (tx) => {
    const locked = await lockSettings(tx)
    if (locked.version !== currentVersion) refuse('settings_changed')
    const then = (await selectVersion(tx, version)) ?? refuse('not_found')
    const { chosen } = goBack(fromColumn<object>(locked.chosen), then)
    await publishVersion(tx, { actor_id: actorId, locked, chosen, restored_version: version })
    return await selectSettings(tx)
  })
}
