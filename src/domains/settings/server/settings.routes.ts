import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import {
  compareSettingsVersion,
  discardSettingsDraft,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  restoreSettingsVersion,
  saveSettingsDraft,
} from '#domains/settings/common/settings-versions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectSettings, type SettingsRow } from './settings.queries.ts'
import { changeSettings, settingsView } from './settings.service.ts'
import { discardDraft, publishDraft, readDraft, saveDraft } from './versions/draft.service.ts'
import { settingsTopic } from './versions/publishing.service.ts'
import { compareVersion, readVersions, restoreVersion } from './versions/versions.service.ts'

export function platformSettingsRoutes(serve: Serve, platform: Platform): void {
  const { db, config } = platform
  const viewForAdmin = (row: SettingsRow) => settingsView(row, config.rules, true)
  const answerOthers = cacheAnswers(platform, getSettings, { topics: [settingsTopic] }, async () =>
    settingsView(await selectSettings(db), config.rules, false),
  )

  serve(getSettings, async (call) =>
    call.caller?.type === 'admin' ? viewForAdmin(await selectSettings(db)) : await answerOthers(call),
  )

  serve(putSettings, async ({ input, caller }) => viewForAdmin(await changeSettings(db, caller.id, input)))

  serve(getSettingsDraft, ({ caller }) => readDraft(db, caller.id))
  serve(saveSettingsDraft, ({ input, caller }) => saveDraft(db, caller.id, input))
  serve(discardSettingsDraft, async ({ caller }) => {
    await discardDraft(db, caller.id)
    return { ok: true } as const
  })
  serve(publishSettingsDraft, async ({ input, caller }) =>
    viewForAdmin(await publishDraft(db, caller.id, input)),
  )

  serve(listSettingsVersions, ({ input }) => readVersions(db, input))
  serve(compareSettingsVersion, ({ input }) => compareVersion(db, input.version))
  serve(restoreSettingsVersion, async ({ input, caller }) =>
    viewForAdmin(await restoreVersion(db, caller.id, input)),
  )
}
