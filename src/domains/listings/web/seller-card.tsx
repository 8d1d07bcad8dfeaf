import { Link } from 'react-router'
import { Star, Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonth } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { ListingBrand } from '#domains/businesses/web/shared/listing-agents.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/listings/texts.ts'

/** A business's brand takes the place of its name. */
export function SellerCard({ seller, action }: { seller: Listing['seller']; action?: ReactNode }) {
  const inTrade = seller.seller_kind === 'in_trade'
  const page = `/seller-detail/${seller.id}`
  const name = seller.trading_name ?? seller.display_name
  return (
    <Panel flush>
      <ListingBrand seller={seller} />
      <div className="px-5 py-4 print:py-2">
        <div className="flex items-center gap-3.5">
          {!seller.branding && <Avatar name={seller.display_name} picture={seller.avatar} size="large" />}
          <div className="min-w-0 flex-1">
            <h2
              className={seller.branding ? 'sr-only print:not-sr-only' : 'truncate text-base font-semibold'}
            >
              {seller.has_page && !seller.branding ? (
                <Link to={page} className="rounded-control hover:text-pounamu hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            {seller.trading_name !== null && seller.trading_name !== seller.display_name && (
              <p className="truncate text-sm text-ink-2">{seller.display_name}</p>
            )}
            <p className="text-xs text-ink-3">
              {t.listings_member_since({ month: formatMonth(new Date(seller.member_since)) })}
              {seller.sold_count > 0 && ` · ${t.completed_sales({ count: seller.sold_count })}`}
              {/* An agency's homes aren't sold on Hoko. */}
              {seller.sold_count === 0 && !seller.agency && ` · ${t.no_completed_sales_yet()}`}
            </p>
            {seller.has_page && seller.rating !== null && (
              <p className="mt-0.5 text-xs">
                <Link
                  to={`${page}#reviews`}
                  className="num inline-flex items-center gap-1 rounded-control text-ink-2 hover:text-pounamu hover:underline"
                >
                  <Star aria-hidden size={14} strokeWidth={1.75} className="fill-ink-2 text-ink-2" />
                  <Sentence
                    parts={t.rating_of_5_from_reviews({
                      rating: seller.rating,
                      strong: (parts) => <span className="font-semibold">{parts}</span>,
                      count: seller.review_count,
                    })}
                  />
                </Link>
              </p>
            )}
          </div>
        </div>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-2 print:mt-1">
          <Badge icon={inTrade ? Store : UserRound}>
            {seller.agency ? t.real_estate_agency() : inTrade ? t.seller_in_trade() : t.private_seller()}
          </Badge>
          {seller.has_page && (
            <Link
              to={page}
              className="rounded-control text-sm font-semibold text-pounamu hover:text-pounamu-deep hover:underline print:hidden"
            >
              {t.see_sellers_listings()}
            </Link>
          )}
        </div>
        {action && <div className="mt-3.5 print:hidden">{action}</div>}
      </div>
    </Panel>
  )
}
