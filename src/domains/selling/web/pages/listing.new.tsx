import { type MetaFunction, useLocation } from 'react-router'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readListingType } from './listing-type.ts'
import { SellPage } from './sell-page.tsx'
import * as t from '#domains/selling/texts.ts'

const getHeads = makeTexts(() => ({
  general: [t.sell_something_hoko(), t.list_it_with_photos_by_auction_or_at_a()],
  vehicle: [t.sell_a_vehicle_hoko(), t.list_a_car_motorbike_boat_or_parts_by()],
  property: [t.list_a_property_hoko(), t.list_a_home_for_sale_for_rent_or_a()],
}))

export const meta: MetaFunction = ({ location }) => {
  const [title, content] = getHeads()[readListingType(location.pathname)]
  return [{ title }, { name: 'description', content }]
}
export const handle = { tabs: false, phoneSearch: false }

export default function New() {
  const { key, pathname, search } = useLocation()
  const sellerId = Number(new URLSearchParams(search).get('seller')) || null
  // Clicking Sell again, even here, starts another listing.
  return (
    <SellPage
      key={key}
      type={readListingType(pathname)}
      own={null}
      seller_id={sellerId}
      onReload={() => window.location.reload()}
    />
  )
}
