import type { MetaDescriptor } from 'react-router'
import type { Seller } from '#domains/accounts/common/members/members.ts'
import { formatMonth } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { sellerJsonLd } from './seller-json-ld.ts'
import * as t from '#domains/accounts/texts.ts'

export const sellerName = ({
  seller_kind: sellerKind,
  trading_name: tradingName,
  display_name: displayName,
}: Seller): string => (sellerKind === 'in_trade' && tradingName) || displayName

/** 'Petone, Wellington'; empty when unknown. */
export const sellerPlace = ({ suburb, region }: Seller): string =>
  [...new Set([suburb, region])].filter(Boolean).join(', ')

export const countCompletedSales = (count: number): string =>
  count === 0 ? t.none_yet() : formatCount(count)

type Reviewed = Pick<Seller, 'rating' | 'review_count' | 'seller_review_count'>

export function describeReviews({
  rating,
  review_count: reviewCount,
  seller_review_count: sellerReviewCount,
}: Reviewed): string {
  if (rating === null) return t.no_reviews_yet()
  const asBuyer = reviewCount - sellerReviewCount
  if (asBuyer === 0) return t.rating_as_seller({ rating, count: sellerReviewCount })
  return sellerReviewCount === 0
    ? t.rating_as_buyer({ rating, count: asBuyer })
    : t.rating_as_both({ rating, as_seller: sellerReviewCount, as_buyer: asBuyer })
}

export const describeVoid = (count: number): string => t.voided_text_bidders_bids({ count })

export const describeWithdrawal = (count: number): string => t.withdrew_text_listings_after_people({ count })

interface SellerPage {
  seller: Seller
  /** The canonical address for search engines. */
  path: string
  origin: string
  is_first: boolean
}

export function sellerMeta({ seller, path, origin, is_first: isFirst }: SellerPage): MetaDescriptor[] {
  const url = `${origin}${path}`
  const name = sellerName(seller)
  const place = sellerPlace(seller)
  const description = t.seller_on_hoko_since({
    in_trade: seller.seller_kind === 'in_trade',
    has_place: place !== '',
    place,
    month: formatMonth(new Date(seller.member_since)),
    name,
  })
  const picture = seller.avatar && new URL(seller.avatar, origin).href
  return [
    ...pageMeta({
      title: t.name_hoko({ name }),
      name,
      description,
      url,
      isIndexed: isFirst && seller.live_count > 0,
      picture: picture ? { url: picture, alt: name, isLarge: false } : null,
    }),
    {
      'script:ld+json': sellerJsonLd(seller, { name, url, picture }),
    },
  ]
}
