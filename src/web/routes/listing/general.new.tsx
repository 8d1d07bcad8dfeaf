import { type MetaFunction, useLocation } from 'react-router'
import { SellPage } from './sell-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.sell_something_hoko() },
  {
    name: 'description',
    content: t.list_it_with_photos_by_auction_or_at_a(),
  },
]
export const handle = { tabs: false }

export default function New() {
  const { key } = useLocation()
  // Pressing Sell again, even here, starts another listing.
  return <SellPage key={key} type="general" own={null} onReload={() => window.location.reload()} />
}
