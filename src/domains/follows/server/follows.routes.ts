import {
  countFollowers,
  followSeller,
  listFollowedSellerIds,
  listFollowedSellers,
  unfollowSeller,
} from '#domains/follows/common/follows.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectFollowedIds, selectFollowerCount } from './follows.queries.ts'
import { followFor, readFollowedSellers, unfollowFor } from './follows.service.ts'

export function followsRoutes(serve: Serve, { db }: Platform): void {
  serve(listFollowedSellers, ({ input, caller }) => readFollowedSellers(db, caller.id, input))

  serve(listFollowedSellerIds, async ({ caller }) => ({ ids: await selectFollowedIds(db, caller.id) }))

  serve(followSeller, ({ input, caller }) => followFor(db, caller.id, input.seller_id))

  serve(unfollowSeller, async ({ input, caller }) => {
    await unfollowFor(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(countFollowers, async ({ caller }) => ({ followers: await selectFollowerCount(db, caller.id) }))
}
