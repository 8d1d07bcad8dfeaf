import { type MetaFunction, useLocation } from 'react-router'
import { SellPage } from './sell-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.sell_a_vehicle_hoko() },
  {
    name: 'description',
    content: t.list_a_car_motorbike_boat_or_parts_by(),
  },
]
export const handle = { tabs: false }

export default function New() {
  const { key } = useLocation()
  // Pressing Sell again, even here, starts another listing.
  return <SellPage key={key} type="vehicle" own={null} onReload={() => window.location.reload()} />
}
