import { operation } from '#platform/common/operation.ts'
import type * as shapes from './follows.shapes.ts'

export type * from './follows.shapes.ts'

export const maxFollows = 500

export const listFollowedSellers = operation<typeof shapes.listFollowedSellers>('GET /followed-sellers')({
  name: 'listFollowedSellers',
  summary: 'The sellers I follow, the last followed first',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const listFollowedSellerIds = operation<typeof shapes.listFollowedSellerIds>(
  'GET /followed-seller-ids',
)({
  name: 'listFollowedSellerIds',
  summary: 'The sellers I follow, by id only',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const followSeller = operation<typeof shapes.followSeller>('POST /followed-sellers')({
  name: 'followSeller',
  summary: 'Be notified of a seller’s new listings; following twice is the same',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  status: 201,
  refusals: ['own_seller', 'follows_full'],
})

export const unfollowSeller = operation<typeof shapes.unfollowSeller>('DELETE /followed-sellers/{id}')({
  name: 'unfollowSeller',
  summary: 'Stop following a seller, by the seller’s id; doing so twice is the same',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const countFollowers = operation<typeof shapes.countFollowers>('GET /follower-count')({
  name: 'countFollowers',
  summary: 'How many members follow me; shown to nobody else',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})
