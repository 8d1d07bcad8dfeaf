import { Link } from 'react-router'
import { Star, Store, Truck, UserRound } from 'lucide-react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { describeDelivery } from './card/row-labels.ts'
import * as t from '#domains/listings/texts.ts'

export function DealFacts({ listing }: { listing: Listing }) {
  const { seller } = listing
  const Kind = seller.seller_kind === 'in_trade' ? Store : UserRound
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className="flex items-start gap-2.5">
        <Kind aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          {seller.has_page ? (
            <Link
              to={`/seller-detail/${seller.id}`}
              className="min-w-0 rounded-control font-semibold break-words text-pounamu hover:underline"
            >
              <span className="sr-only">{t.listings_seller()} </span>
              {listing.seller_name}
            </Link>
          ) : (
            <span className="min-w-0 break-words">
              <span className="sr-only">{t.listings_seller()} </span>
              {listing.seller_name}
            </span>
          )}
          {seller.rating !== null && (
            <span className="num inline-flex items-baseline gap-1 text-ink-2">
              <Star aria-hidden size={14} strokeWidth={1.75} className="self-center fill-ink-2 text-ink-2" />
              {t.rating_of_5({ rating: seller.rating })}
            </span>
          )}
        </span>
      </li>
      {listing.type !== 'property' && (
        <li className="flex items-start gap-2.5 text-ink-2">
          <Truck aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
          <span className="num min-w-0">{describeDelivery(listing)}</span>
        </li>
      )}
    </ul>
  )
}
