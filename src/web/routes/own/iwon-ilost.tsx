import { type MetaFunction, useSearchParams } from 'react-router'
import { OwnOffers } from '#web/features/offers/offer-rows.tsx'
import { useReviewLinks } from '#web/features/reviews/review-link.tsx'
import { SafetyHint } from '#web/features/settings/safety-hint.tsx'
import { type Outcome, OutcomeTabs } from '#web/features/trades/lists/outcome-tabs.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { pageNumber } from '../market/page-number.ts'

export const meta: MetaFunction = () => [
  { title: 'iWon · iLost | Hoko' },
  { name: 'robots', content: 'noindex' },
]

const outcomes: Outcome[] = ['won', 'running', 'lost']

export default function IWonILost() {
  const [asked] = useSearchParams()
  const reviewLinkOf = useReviewLinks()
  return (
    <div className="pb-8">
      <PageHeading title="iWon · iLost">
        What you’ve won and bought, what you’re bidding on, and what you missed out on
      </PageHeading>
      <SafetyHint />
      <OutcomeTabs
        asked={outcomes.find((one) => one === asked.get('show')) ?? null}
        page={pageNumber(asked)}
        renderReview={reviewLinkOf}
      />
      {asked.get('show') !== 'lost' && <OwnOffers />}
    </div>
  )
}
