import {
  getSettings,
  putSettings,
  compareSettingsVersion,
  discardSettingsDraft,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  restoreSettingsVersion,
  saveSettingsDraft,
} from '#domains/settings/common/settings.ts'
import {
  getPageRevision,
  getStaticPage,
  listPageNotices,
  listPageRevisions,
  restorePageRevision,
  saveStaticPage,
  seePageNotice,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { transact } from '#platform/server/database/db.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { changeSettings, readSettingsView } from './settings.service.ts'
import { recordPageSeen, readPageNotices } from './static-pages/page-notices.service.ts'
import {
  readPage,
  readRevision,
  readRevisions,
  restoreRevision,
  savePage,
} from './static-pages/static-pages.service.ts'
import { settingsTopic } from './versions/publishing.service.ts'
import {
  discardDraft,
  publishDraft,
  readDraft,
  saveDraft,
  compareVersion,
  readVersions,
  restoreVersion,
} from './versions/versions.service.ts'

export function platformSettingsRoutes(serve: Serve, platform: Platform): void {
  const { db, config } = platform
  const viewForAdmin = () => readSettingsView(db, config.rules, true)
  const answerOthers = cacheAnswers(platform, getSettings, { topics: [settingsTopic] }, () =>
    readSettingsView(db, config.rules, false),
  )

  serve(getSettings, async (call) =>
    call.caller?.type === 'admin' ? await viewForAdmin() : await answerOthers(call),
  )

  serve(putSettings, async ({ input, caller }) => {
    await changeSettings(db, caller.id, input)
    return await viewForAdmin()
  })

  serve(getSettingsDraft, ({ caller }) => readDraft(db, caller.id))
  serve(saveSettingsDraft, ({ input, caller }) => saveDraft(db, caller.id, input))
  serve(discardSettingsDraft, async ({ caller }) => {
    await discardDraft(db, caller.id)
    return { ok: true } as const
  })
  serve(publishSettingsDraft, async ({ input, caller }) => {
    await publishDraft(db, caller.id, input)
    return await viewForAdmin()
  })

  serve(listSettingsVersions, ({ input }) => readVersions(db, input))
  serve(compareSettingsVersion, ({ input }) => compareVersion(db, input.version))
  serve(restoreSettingsVersion, async ({ input, caller }) => {
    await restoreVersion(db, caller.id, input)
    return await viewForAdmin()
  })
}

export function staticPagesRoutes(serve: Serve, { db }: Platform): void {
  serve(getStaticPage, async ({ input, source }) => await readPage(source.db, input.slug))
  serve(saveStaticPage, async ({ input, caller }) => await savePage(db, caller.id, input))
  serve(listPageRevisions, async ({ input }) => await readRevisions(db, input))
  serve(getPageRevision, async ({ input }) => await readRevision(db, input.id))
  serve(restorePageRevision, async ({ input, caller }) => await restoreRevision(db, caller.id, input))

  serve(listPageNotices, async ({ caller }) => await readPageNotices(db, caller.id))
  serve(seePageNotice, async ({ input, caller }) => {
    await transact(db, (tx) => recordPageSeen(tx, caller.id, input.id))
    return { ok: true as const }
  })
}
