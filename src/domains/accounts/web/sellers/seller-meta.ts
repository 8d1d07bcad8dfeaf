import type { MetaDescriptor } from 'react-router'
import { formatMonth } from '#platform/common/formats/formats.ts'
import type { Seller } from '#domains/accounts/common/members/members.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { sellerName, sellerPlace } from './seller-labels.ts'
import { sellerJsonLd } from './seller-json-ld.ts'
import * as t from '#domains/accounts/texts.ts'

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
