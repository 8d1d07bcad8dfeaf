import {
  changeReview,
  disputeReview,
  getOwnReviewStats,
  getReview,
  getReviewStats,
  listDueReviews,
  listReviews,
  removeReview,
  upholdReview,
  writeReview,
  type ReviewStats,
  decideReviews,
  listAllReviews,
  planReviews,
} from '#domains/reviews/common/reviews.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { openReviewDispute, removeDisputedReview, upholdDisputedReview, readDue } from './disputes.service.ts'
import {
  decideEachReview,
  planForReviews,
  changeOwnReview,
  readReview,
  saveNewReview,
} from './reviews.service.ts'
import { selectAbout, selectByTrade, selectRatings, selectTable, selectWrittenBy } from './reviews.queries.ts'
import { viewReview, viewStats } from './reviews.view.ts'

export function reviewsRoutes(serve: Serve, { db }: Platform): void {
  serve(listReviews, async ({ input: { user, mine, trade, page, limit }, caller, source: { db: read } }) => {
    if ((mine || trade) && !caller) return refuse('unauthenticated')
    const paging = { page, limit }
    const found =
      trade !== undefined
        ? await selectByTrade(read, must(caller, 'caller').id, trade, paging)
        : mine === 'written'
          ? await selectWrittenBy(read, must(caller, 'caller').id, paging)
          : await selectAbout(read, user ?? must(caller, 'caller').id, {
              ...paging,
              andRemoved: mine === 'about',
            })
    return { items: found.rows.map((row) => viewReview(row, caller)), total: found.total, ...paging }
  })

  serve(listAllReviews, async ({ input, caller }) => {
    const { rows, total } = await selectTable(db, input)
    return {
      items: rows.map((row) => viewReview(row, caller)),
      total,
      page: input.page,
      limit: input.limit,
    }
  })

  serve(planReviews, ({ input }) => planForReviews(db, input))
  serve(decideReviews, ({ input, caller, once }) => decideEachReview(db, caller.id, input, once))
  serve(listDueReviews, ({ input, caller }) => readDue(db, caller.id, input))
  serve(getReview, ({ input, caller }) => readReview(db, input.id, caller))
  serve(writeReview, ({ input, caller }) => saveNewReview(db, caller.id, input))
  serve(changeReview, ({ input, caller }) => changeOwnReview(db, caller.id, input))
  serve(disputeReview, ({ input, caller }) => openReviewDispute(db, caller.id, input))
  serve(upholdReview, ({ input, caller }) => upholdDisputedReview(db, caller.id, input))

  serve(removeReview, async ({ input, caller }) => {
    await removeDisputedReview(db, caller.id, input)
    return { ok: true as const }
  })

  serve(getOwnReviewStats, ({ caller }) => readStats(db, caller.id))
  serve(getReviewStats, ({ input, source }) => readStats(source.db, input.id))
}

async function readStats(db: Db, accountId: AccountId): Promise<ReviewStats> {
  return viewStats((await selectRatings(db, accountId)) ?? refuse('not_found'))
}
