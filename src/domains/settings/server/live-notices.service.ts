import type { Platform } from '#platform/server/platform.ts'
import { readPublicMaintenance } from './maintenance/maintenance.service.ts'
import { readSettings } from './settings.service.ts'
import { settingsTopic } from './versions/publishing.service.ts'

/** Open pages show and hide their notices by it. */
export function registerSettingsSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source(settingsTopic, async (ids) => {
    const [maintenance, { maintenance_notice: notice }] = await Promise.all([
      readPublicMaintenance(db),
      readSettings(db),
    ])
    return new Map(
      ids.map((id) => [id, { kind: 'settings', maintenance, maintenance_notice: notice } as const]),
    )
  })
}
