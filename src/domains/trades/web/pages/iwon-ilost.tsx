import { type MetaFunction, useSearchParams } from 'react-router'
import { OwnOffers } from '#domains/offers/web/offer-rows.tsx'
import { useReviewsDue } from '#domains/reviews/web/review-link.tsx'
import { SafetyHint } from '#domains/settings/web/safety-hint.tsx'
import { MovedTrade } from '#domains/trades/web/deal/moved-trade.tsx'
import type { Outcome } from '#domains/trades/web/lists/outcome-nothing.tsx'
import { OutcomeTabs } from '#domains/trades/web/lists/outcome-tabs.tsx'
import { parseTradeQuery } from '#domains/trades/web/lists/trade-query.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { numberIn } from '#domains/accounts/web/pages/number-in.ts'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/trades/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.iwon_ilost_hoko() },
  { name: 'robots', content: 'noindex' },
]

const outcomes: Outcome[] = ['won', 'running', 'lost']

export default function IWonILost() {
  const [requested] = useSearchParams()
  const tradeId = numberIn(requested, 'trade')
  return tradeId === null ? <Outcomes requested={requested} /> : <MovedTrade id={tradeId} />
}

function Outcomes({ requested }: { requested: URLSearchParams }) {
  const isReviewDue = useReviewsDue()
  return (
    <div className="min-h-dvh pb-8">
      <PageHeading title={t.iwon_ilost()}>{t.what_youve_won_and_bought_what_youre()}</PageHeading>
      <OutcomeTabs
        requested={outcomes.find((one) => one === requested.get('show')) ?? null}
        query={parseTradeQuery(requested, pageNumber(requested))}
        isReviewDue={isReviewDue}
      />
      {requested.get('show') !== 'lost' && <OwnOffers />}
      <div className="mt-6">
        <SafetyHint />
      </div>
    </div>
  )
}
