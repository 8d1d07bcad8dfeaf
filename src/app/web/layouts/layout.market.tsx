import { Outlet } from 'react-router'
import { getAdvertisementCounters } from '#domains/advertising/common/advertisements.ts'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { listRegions } from '#domains/places/common/places.ts'
import { getBuyerProtection } from '#domains/trade-payments/common/fees/fees.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { useGuard } from '#platform/web/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#platform/web/loading/load.ts'
import { type MarketData, pickMarket } from '#domains/settings/web/shared/market.ts'

const load = (async (api, { signal }) => {
  const [categories, regions, settings, advertising, protection] = await Promise.all([
    api.call(listCategories, { only_parent: 'yes' }, { signal }),
    api.call(listRegions, {}, { signal }),
    api.call(getSettings, {}, { signal }),
    api.call(getAdvertisementCounters, {}, { signal }),
    api.call(getBuyerProtection, {}, { signal }),
  ])
  return {
    market: pickMarket({
      categories: categories.items,
      regions: regions.items,
      settings,
      paysOnHoko: protection.can_pay_on_hoko,
    }),
    advertising,
  }
}) satisfies Load<MarketData>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

export default function MarketLayout() {
  useGuard()
  return <Outlet />
}
