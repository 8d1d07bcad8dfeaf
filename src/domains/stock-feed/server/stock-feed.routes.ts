import {
  createFeedRule,
  deleteFeedRule,
  listFeedRules,
  listMotorcentralRecords,
  applyFeedRun,
  cancelFeedRun,
  deleteMotorcentralRecords,
  fetchMotorcentralRecords,
  getFeedRun,
  listFeedRuns,
  uploadMotorcentralRecords,
  getMemberFeed,
  getStockFeed,
  putStockFeed,
  updateMcDealership,
} from '#domains/stock-feed/common/stock-feed.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteRecords, readRecords, forgetRule, teachRule } from './records/records.service.ts'
import { readRuns, readRunWithItems } from './runs/runs.service.ts'
import { applyRun, cancelRun, startFetch, startUpload } from './runs/starting.service.ts'
import { selectRules } from './stock-feed.queries.ts'
import { readFeed, readMemberFeed, saveFeed, setDealership } from './stock-feed.service.ts'

export function stockFeedRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(getStockFeed, ({ caller }) => readFeed(platform, caller.id))
  serve(putStockFeed, ({ input, caller }) => saveFeed(platform, caller.id, input))
  serve(updateMcDealership, ({ input, caller }) => setDealership(db, caller.id, input))
  serve(getMemberFeed, ({ input }) => readMemberFeed(db, input.id))

  serve(listFeedRuns, ({ input, caller }) => readRuns(db, caller.id, input))
  serve(getFeedRun, ({ input, caller }) => readRunWithItems(db, caller.id, input))
  serve(fetchMotorcentralRecords, ({ caller }) => startFetch(platform, caller.id))
  serve(uploadMotorcentralRecords, ({ fields, caller, files }) =>
    startUpload(platform, caller.id, { fields, files }),
  )
  serve(applyFeedRun, ({ input, caller }) => applyRun(platform, caller.id, input))
  serve(cancelFeedRun, ({ input, caller }) => cancelRun(platform, caller.id, input.id))

  serve(listMotorcentralRecords, ({ input, caller }) => readRecords(db, caller.id, input))
  serve(deleteMotorcentralRecords, ({ input, caller }) => deleteRecords(db, caller.id, input.record_ids))
  serve(listFeedRules, async ({ caller }) => ({ items: await selectRules(db, caller.id) }))
  serve(createFeedRule, ({ input, caller }) => teachRule(platform, caller.id, input))
  serve(deleteFeedRule, async ({ input, caller }) => {
    await forgetRule(db, caller.id, input.id)
    return { ok: true as const }
  })
}
