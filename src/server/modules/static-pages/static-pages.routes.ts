import {
  getPageRevision,
  getStaticPage,
  listPageRevisions,
  restorePageRevision,
  saveStaticPage,
} from '#contract/static-pages/static-pages.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPage, readRevision, readRevisions, restoreRevision, savePage } from './static-pages.service.ts'

export function staticPagesRoutes(serve: Serve, { db }: Platform): void {
  serve(getStaticPage, async ({ input }) => await readPage(db, input.slug))
  serve(saveStaticPage, async ({ input, caller }) => await savePage(db, caller.id, input))
  serve(listPageRevisions, async ({ input }) => await readRevisions(db, input))
  serve(getPageRevision, async ({ input }) => await readRevision(db, input.id))
  serve(restorePageRevision, async ({ input, caller }) => await restoreRevision(db, caller.id, input))
}
