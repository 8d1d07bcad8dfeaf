import {
  findForAdmin,
  getAdminTasks,
  getListingActivity,
  listLinkedAccounts,
  endMemberSessions,
  getMemberSummary,
  listMemberRecords,
  pinMemberNote,
  writeMemberNote,
  listListingRecords,
} from '#domains/moderation/common/records/records.ts'
import { findPeople } from '#domains/accounts/server/members/members-export.service.ts'
import { readOpenCases } from '#domains/moderation/server/cases/cases.service.ts'
import { findListings } from '#domains/moderation/server/admin-listings.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  readActivity,
  endAllSessions,
  pinNote,
  readRecords,
  readSummary,
  writeNote,
} from './member-notes.service.ts'
import { selectNumbered, selectTasks } from './records.queries.ts'
import { selectLinkedAccounts, selectListingRecords } from './listing-records.queries.ts'

export function adminRoutes(serve: Serve, { db }: Platform): void {
  serve(getListingActivity, ({ input }) => readActivity(db, input.id))
  serve(listLinkedAccounts, async ({ input }) => ({ items: await selectLinkedAccounts(db, input.id) }))
  serve(getAdminTasks, async () => {
    const [tasks, cases] = await Promise.all([selectTasks(db), readOpenCases(db)])
    return { ...tasks, ...cases }
  })
  serve(findForAdmin, async ({ input }) => {
    const [listings, people, numbered] = await Promise.all([
      findListings(db, input.q),
      findPeople(db, input.q),
      selectNumbered(db, input.q),
    ])
    return { listings, people, ...numbered }
  })
  serve(listListingRecords, async ({ input }) => {
    const { items, total } = await selectListingRecords(db, input)
    return { items, total, page: input.page, limit: input.limit }
  })
  serve(listMemberRecords, ({ input }) => readRecords(db, input))
  serve(getMemberSummary, ({ input }) => readSummary(db, input.id))
  serve(writeMemberNote, async ({ input, caller }) => {
    await writeNote(db, caller.id, input)
    return { ok: true as const }
  })
  serve(pinMemberNote, async ({ input, caller }) => {
    await pinNote(db, caller.id, input)
    return { ok: true as const }
  })
  serve(endMemberSessions, async ({ input, caller }) => ({
    ended: await endAllSessions(db, caller.id, input),
  }))
}
