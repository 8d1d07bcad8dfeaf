import type { Seller } from '#domains/accounts/common/members/members.ts'

interface Around {
  name: string
  url: string
  picture: string | null
}

export const sellerJsonLd = (seller: Seller, { name, url, picture }: Around) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: seller.member_since,
  mainEntity: {
    '@type': seller.seller_kind === 'in_trade' ? 'Organization' : 'Person',
    identifier: String(seller.id),
    name,
    url,
    ...(seller.about && { description: seller.about }),
    ...(picture && { image: picture }),
  },
})
