import { Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonth } from '#platform/common/formats/formats.ts'
import type { Seller } from '#domains/accounts/common/members/members.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  countCompletedSales,
  describeReviews,
  sellerName,
  sellerPlace,
  describeVoid,
  describeWithdrawal,
} from './seller-meta.ts'
import * as t from '#domains/accounts/texts.ts'

interface SellerHeadingProps {
  seller: Seller
  isAgency?: boolean
  actions?: ReactNode
  below?: ReactNode
}

export function SellerHeading({ seller, isAgency = false, actions, below }: SellerHeadingProps) {
  const { display_name: displayName, avatar, seller_kind: sellerKind, nzbn, about } = seller
  const inTrade = sellerKind === 'in_trade'
  const name = sellerName(seller)
  const place = sellerPlace(seller)
  return (
    <header className="grid gap-5 rounded-panel border border-line bg-paper px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Avatar name={displayName} picture={avatar} size="huge" />
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
          <h1 className="heading text-xl break-words">{name}</h1>
          {name !== displayName && <p className="text-base text-ink-2">{displayName}</p>}
          {place && <p className="text-sm text-ink-3">{place}</p>}
          <p className="mt-2.5 flex flex-wrap items-center gap-2">
            <Badge icon={inTrade ? Store : UserRound}>
              {isAgency ? t.real_estate_agency() : inTrade ? t.seller_in_trade() : t.private_seller()}
            </Badge>
            {inTrade && nzbn && <span className="num text-xs text-ink-3">{t.nzbn_nzbn({ nzbn })}</span>}
          </p>
        </div>
        {actions && <div className="ml-auto">{actions}</div>}
      </div>
      <Facts
        facts={[
          { label: t.reviews(), value: describeReviews(seller) },
          ...(seller.is_agency && seller.sold_count === 0
            ? []
            : [{ label: t.completed_sales(), value: countCompletedSales(seller.sold_count) }]),
          { label: t.for_sale_now(), value: formatCount(seller.live_count) },
          { label: t.member_since(), value: formatMonth(new Date(seller.member_since)) },
        ]}
      />
      {below}
      {seller.withdrawn_with_bids > 0 && (
        <p className="num text-sm text-ink-2">{describeWithdrawal(seller.withdrawn_with_bids)}</p>
      )}
      {seller.voided_bidders > 0 && (
        <p className="num text-sm text-ink-2">{describeVoid(seller.voided_bidders)}</p>
      )}
      {about && (
        <section aria-labelledby="about-seller">
          <h2 id="about-seller" className="heading mb-1 text-base">
            {t.about()}
          </h2>
          <p className="max-w-prose text-sm break-words whitespace-pre-line text-ink-2">{about}</p>
        </section>
      )}
    </header>
  )
}
