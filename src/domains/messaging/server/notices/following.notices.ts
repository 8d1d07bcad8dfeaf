import { followedSellerListed } from '#domains/follows/server/follows.events.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { getThresholdPrice } from '#domains/watchlist/common/threshold-price.ts'
import { watchedPriceReached } from '#domains/watchlist/server/watching.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composePriceReachedNotice } from '../labels/finding.labels.ts'
import { composeFollowedNotice } from '../labels/finding.labels.ts'
import { notifyAccounts } from '../notifications.service.ts'
import { selectSellerName } from './following.queries.ts'

export const notifyPriceReached = reaction({
  name: 'notify.price-reached',
  on: watchedPriceReached,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, price_cents: priceCents, watchers } = payload
    const [card] = await selectListingCards(tx, [listingId])
    if (card?.status !== 'active') return
    const which = getThresholdPrice(card)?.which ?? 'price'
    await notifyAccounts(
      tx,
      platform,
      watchers.map(({ account_id: accountId, threshold_cents: thresholdCents }) => ({
        account_id: accountId,
        listing_id: listingId,
        ...composePriceReachedNotice(card, {
          which,
          price_cents: priceCents,
          threshold_cents: thresholdCents,
        }),
      })),
    )
  },
})

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
