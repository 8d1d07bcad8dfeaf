import { type MetaFunction, useSearchParams } from 'react-router'
import { OwnOffers } from '#web/features/offers/offer-rows.tsx'
import { useReviewLinks } from '#web/features/reviews/review-link.tsx'
import { SafetyHint } from '#web/features/settings/safety-hint.tsx'
import type { Outcome } from '#web/features/trades/lists/outcome-nothing.tsx'
import { OutcomeTabs } from '#web/features/trades/lists/outcome-tabs.tsx'
import { OpenedTrade } from '#web/features/trades/lists/opened-trade.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { numberIn } from './number-in.ts'
import { pageNumber } from '../market/page-number.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.iwon_ilost_hoko() },
  { name: 'robots', content: 'noindex' },
]

const outcomes: Outcome[] = ['won', 'running', 'lost']

export default function IWonILost() {
  const [asked] = useSearchParams()
  const reviewLinkOf = useReviewLinks()
  const trade_id = numberIn(asked, 'trade')
  if (trade_id !== null)
    return (
      <div className="pb-8">
        <PageHeading
          title={t.iwon_ilost()}
          actions={
            <LinkButton kind="quiet" size="small" to="/iwon-ilost?show=won">
              {t.see_all_purchases()}
            </LinkButton>
          }
        />
        <OpenedTrade key={trade_id} id={trade_id} renderReview={reviewLinkOf} />
      </div>
    )
  return (
    <div className="pb-8">
      <PageHeading title={t.iwon_ilost()}>{t.what_youve_won_and_bought_what_youre()}</PageHeading>
      <SafetyHint>
        <OutcomeTabs
          asked={outcomes.find((one) => one === asked.get('show')) ?? null}
          page={pageNumber(asked)}
          renderReview={reviewLinkOf}
        />
        {asked.get('show') !== 'lost' && <OwnOffers />}
      </SafetyHint>
    </div>
  )
}
