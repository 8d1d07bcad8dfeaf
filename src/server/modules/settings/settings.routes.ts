import { getSettings, putSettings } from '#contract/settings/settings.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeSettings, keepSettings, settingsView } from './settings.service.ts'

export function platformSettingsRoutes(serve: Serve, platform: Platform): void {
  const { db, config } = platform
  const kept = keepSettings(platform)

  serve(getSettings, async ({ caller }) =>
    settingsView(await kept.read(), config.rules, caller?.type === 'admin'),
  )

  serve(putSettings, async ({ input, caller }) =>
    settingsView(await changeSettings(db, caller.id, input), config.rules, true),
  )
}
