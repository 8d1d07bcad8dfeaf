import * as z from 'zod/mini'
import { byAccount, done, idOfAccount, instant, page, pageQuery } from '#platform/common/shapes.ts'

export const followedSeller = z.strictObject({
  id: idOfAccount,
  /** The trading name of a seller in trade. */
  name: z.string(),
  avatar: z.nullable(z.string()),
  /** False for a seller who can't trade now: their page isn't shown. */
  has_page: z.boolean(),
  live_count: z.int(),
  followed_at: instant,
})
export type FollowedSeller = z.output<typeof followedSeller>

export const listFollowedSellers = {
  query: z.strictObject({ ...pageQuery }),
  reply: page(followedSeller),
}

export const listFollowedSellerIds = {
  reply: z.strictObject({ ids: z.array(idOfAccount) }),
}

export const followSeller = {
  body: z.strictObject({ seller_id: idOfAccount }),
  reply: z.strictObject({ seller_id: idOfAccount }),
}

export const unfollowSeller = {
  params: byAccount,
  reply: done,
}

export const countFollowers = {
  reply: z.strictObject({ followers: z.int() }),
}
