import {
  getPageRevision,
  getStaticPage,
  listPageNotices,
  listPageRevisions,
  restorePageRevision,
  saveStaticPage,
  seePageNotice,
} from '#domains/settings/common/static-pages/static-pages.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { recordPageSeen, readPageNotices } from './page-notices.service.ts'
import { readPage, readRevision, readRevisions, restoreRevision, savePage } from './static-pages.service.ts'

export function staticPagesRoutes(serve: Serve, { db }: Platform): void {
  serve(getStaticPage, async ({ input }) => await readPage(db, input.slug))
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
