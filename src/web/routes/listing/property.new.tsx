import { type MetaFunction, useLocation } from 'react-router'
import { SellPage } from './sell-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.list_a_property_hoko() },
  {
    name: 'description',
    content: t.list_a_home_for_sale_for_rent_or_a(),
  },
]
export const handle = { tabs: false }

export default function New() {
  const { key } = useLocation()
  // Pressing Sell again, even here, starts another listing.
  return <SellPage key={key} type="property" own={null} onReload={() => window.location.reload()} />
}
