import type { TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { putSettings, ChosenSettings, Settings } from '#domains/settings/common/settings.ts'
import { adminSettings } from '#domains/settings/common/settings.shapes.ts'
import type { Maintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readPublicMaintenance } from './maintenance/maintenance.service.ts'
import { lockSettings, selectSettings, type SettingsRow } from './settings.queries.ts'
import { getClosingRules, settingsFrom } from './settings.rules.ts'
import { publishVersion } from './versions/publishing.service.ts'

export { getClosingRules } from './settings.rules.ts'

export async function readSettings(db: Db): Promise<ChosenSettings> {
  return settingsFrom(fromColumn<object>((await selectSettings(db)).chosen))
}

type Installed = Platform['config']['rules']

export async function readSettingsView(db: Db, installed: Installed, isAdmin: boolean): Promise<Settings> {
  return composeView(await selectSettings(db), await readPublicMaintenance(db), { installed, isAdmin })
}

function composeView(
  row: SettingsRow,
  maintenance: Maintenance | null,
  { installed, isAdmin }: { installed: Installed; isAdmin: boolean },
): Settings {
  const chosen = settingsFrom(fromColumn<object>(row.chosen))
  const { version, changed_at: changedAt, changed_by: changedBy } = row
  const isAdminSetting = ([name]: [string, unknown]) => Object.hasOwn(adminSettings, name)
  const all = Object.entries(chosen)
  const settings = { version, changed_at: changedAt && changedAt.toISOString(), changed_by: changedBy }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  return {
    ...Object.fromEntries(all.filter((one) => !isAdminSetting(one))),
    maintenance,
    closing_rules: getClosingRules(chosen, installed),
    kept: isAdmin ? { ...Object.fromEntries(all.filter(isAdminSetting)), ...settings } : null,
  } as Settings
}

/** Approved by a second admin. */
export async function relaxSecondPerson(
  tx: Tx,
  actorId: AccountId,
  relaxed: Partial<TwoPersonRule>,
): Promise<void> {
  const locked = await lockSettings(tx)
  const chosen = { ...fromColumn<object>(locked.chosen), ...relaxed }
  await publishVersion(tx, { actor_id: actorId, locked, chosen, isApproved: true })
}

export async function changeSettings(
  db: Db,
  actorId: AccountId,
  { version, ...changes }: OperationValues<typeof putSettings>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockSettings(tx)
    if (locked.version !== version) refuse('settings_changed')
    await publishVersion(tx, {
      actor_id: actorId,
      locked,
      chosen: { ...fromColumn<object>(locked.chosen), ...changes },
    })
  })
}
