import { Suspense } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { ReviewButton, TradeReviews } from '#domains/reviews/web/trade-reviews.tsx'
import { SafetyHint } from '#domains/settings/web/safety-hint.tsx'
import type { Trade } from '#domains/trades/common/trades.ts'
import { DealPage } from '#domains/trades/web/deal/deal-page.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import * as t from '#domains/trades/texts.ts'

const SecondChance = lazyPart(
  async () => (await import('#domains/offers/web/second-chance.tsx')).SecondChance,
)

export const meta: MetaFunction = () => [{ title: t.deal_title() }, { name: 'robots', content: 'noindex' }]

export default function TradeRoute() {
  const id = Number(useParams().id)
  return (
    <div className="pb-8">
      <DealPage
        key={id}
        id={id}
        hint={<SafetyHint />}
        review={<ReviewButton trade_id={id} />}
        reviews={<TradeReviews trade_id={id} />}
        renderFallenThrough={(trade) => <NextBidder trade={trade} />}
      />
    </div>
  )
}

/** An auction's sale that fell through can go to the next bidder. */
function NextBidder({ trade: { role, status, how, listing } }: { trade: Trade }) {
  if (role !== 'seller' || status !== 'cancelled' || (how !== 'won' && how !== 'second_chance')) return null
  return (
    <Suspense>
      <SecondChance listing_id={listing.id} title={listing.title} />
    </Suspense>
  )
}
