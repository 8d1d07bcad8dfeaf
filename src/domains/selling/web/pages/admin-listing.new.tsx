import { useLocation, useSearchParams } from 'react-router'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { getAdminArea } from './admin-area.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readListingType } from './listing-type.ts'
import { SellPage } from './sell-page.tsx'
import * as t from '#domains/selling/texts.ts'

const getTitles = makeTexts(() => ({
  general: t.list_something_for_a_member(),
  vehicle: t.list_a_vehicle_for_a_member(),
  property: t.list_a_property_for_a_member(),
}))

export const meta = makeAdminMeta((_params, pathname) => getTitles()[readListingType(pathname)])

export default function New() {
  const { key, pathname } = useLocation()
  const [params] = useSearchParams()
  const sellerId = Number(params.get('seller')) || null
  return (
    <SellPage
      key={key}
      type={readListingType(pathname)}
      own={null}
      area={getAdminArea()}
      seller_id={sellerId}
      onReload={() => window.location.reload()}
    />
  )
}
