import { Outlet } from 'react-router'
import { getAdvertisementCounters } from '#contract/advertisements/counters.ts'
import { listCategories } from '#contract/catalogue/catalogue.ts'
import { listRegions } from '#contract/places/places.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { useGuard } from '#web/lib/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pickMarket } from './market-data.ts'

const load = (async (api, { signal }) => {
  const [categories, regions, settings, advertising] = await Promise.all([
    api.call(listCategories, { only_parent: 'yes' }, { signal }),
    api.call(listRegions, {}, { signal }),
    api.call(getSettings, {}, { signal }),
    api.call(getAdvertisementCounters, {}, { signal }),
  ])
  return {
    market: pickMarket({ categories: categories.items, regions: regions.items, settings }),
    advertising,
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

export default function MarketLayout() {
  useGuard()
  return <Outlet />
}
