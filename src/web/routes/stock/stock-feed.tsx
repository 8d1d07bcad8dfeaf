import { type MetaFunction, useSearchParams } from 'react-router'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import { readFeedAddress } from '#web/features/stock-feed/feed-address.ts'
import { StockFeedPage } from '#web/features/stock-feed/stock-feed-page.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.stock_feed_hoko() },
  { name: 'robots', content: 'noindex' },
]

export default function StockFeed() {
  const [query] = useSearchParams()
  return (
    <div className="max-w-5xl pb-8">
      <PageHeading title={t.stock_feed()}>{t.your_vehicles_from_motorcentral()}</PageHeading>
      <StockFeedPage asked={readFeedAddress(query)} renderPlace={(slot) => <PlaceFields {...slot} />} />
    </div>
  )
}
