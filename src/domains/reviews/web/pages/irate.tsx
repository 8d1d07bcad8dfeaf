import { type MetaFunction, useSearchParams } from 'react-router'
import { DueList } from '#domains/reviews/web/due-list.tsx'
import { OwnReviews } from '#domains/reviews/web/own-review.tsx'
import { OwnRating } from '#domains/reviews/web/review-item.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/reviews/texts.ts'

export const meta: MetaFunction = () => [{ title: t.irate_hoko() }, { name: 'robots', content: 'noindex' }]

export default function IRate() {
  const [params] = useSearchParams()
  const show = params.get('show')
  const page = pageNumber(params)
  const mine = show === 'about' || show === 'written' ? show : null
  return (
    <div className="pb-8">
      <PageHeading title="iRate">{t.your_reviews_you_wont_see_each_others()}</PageHeading>
      <div className="mb-5">
        <TabLinks
          label={t.reviews()}
          links={[
            { to: '/irate', label: t.to_write(), current: mine === null },
            { to: '/irate?show=about', label: t.about_me(), current: mine === 'about' },
            { to: '/irate?show=written', label: t.by_me(), current: mine === 'written' },
          ]}
        />
      </div>
      {mine === 'about' && <OwnRating />}
      {mine ? (
        <OwnReviews key={mine} mine={mine} page={page} />
      ) : (
        <DueList page={page} trade={Number(params.get('trade'))} />
      )}
    </div>
  )
}
