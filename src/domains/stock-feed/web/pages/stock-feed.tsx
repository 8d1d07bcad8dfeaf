import { type MetaFunction, useSearchParams } from 'react-router'
import { PlaceFields } from '#domains/places/web/shared/place-fields.tsx'
import { readFeedAddress } from '#domains/stock-feed/web/feed-address.ts'
import { StockFeedPage } from '#domains/stock-feed/web/stock-feed-page.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/stock-feed/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.stock_feed_hoko() },
  { name: 'robots', content: 'noindex' },
]

export default function StockFeed() {
  const [query] = useSearchParams()
  return (
    <div className="min-h-dvh max-w-5xl pb-8">
      <PageHeading title={t.stock_feed()}>{t.your_vehicles_from_motorcentral()}</PageHeading>
      <StockFeedPage address={readFeedAddress(query)} renderPlace={(slot) => <PlaceFields {...slot} />} />
    </div>
  )
}
