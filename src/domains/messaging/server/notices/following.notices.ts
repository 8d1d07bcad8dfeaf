import { followedSellerListed } from '#domains/follows/server/follows.events.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeFollowedNotice } from '../labels/following.labels.ts'
import { notifyAccounts } from '../notifications.service.ts'
import { selectSellerName } from './following.queries.ts'

export const notifyFollowedSellerListed = reaction({
  name: 'notify.followed-seller-listed',
  on: followedSellerListed,
  run: async (tx, { payload }, platform) => {
    const { seller_id: sellerId, listing_ids: listingIds, follower_ids: followerIds, count } = payload
    const cards = (await selectListingCards(tx, listingIds)).filter(({ status }) => status === 'active')
    const name = await selectSellerName(tx, sellerId)
    const [first] = cards
    if (!first || name === undefined) return
    const live = count - (listingIds.length - cards.length)
    const words = composeFollowedNotice({ id: sellerId, name }, { cards, count: live })
    const listingId = live === 1 ? first.id : null
    await notifyAccounts(
      tx,
      platform,
      followerIds.map((accountId) => ({ account_id: accountId, listing_id: listingId, ...words })),
    )
  },
})
