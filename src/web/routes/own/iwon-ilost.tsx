import { type MetaFunction, useSearchParams } from 'react-router'
import { OwnOffers } from '#web/features/offers/offer-rows.tsx'
import { useReviewLinks } from '#web/features/reviews/review-link.tsx'
import { SafetyHint } from '#web/features/settings/safety-hint.tsx'
import type { Outcome } from '#web/features/trades/lists/outcome-nothing.tsx'
import { OutcomeTabs } from '#web/features/trades/lists/outcome-tabs.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
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
