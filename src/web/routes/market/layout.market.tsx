import { Outlet } from 'react-router'
import { listCategories } from '#contract/catalogue/catalogue.ts'
import { listRegions } from '#contract/places/places.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { useGuard } from '#web/lib/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'

/** What the search bar of every page offers to choose from, and what the house says on every page. */
const load = (async (api, { signal }) => {
  const [categories, regions, settings] = await Promise.all([
    api.call(listCategories, { only_parent: 'yes' }, { signal }),
    api.call(listRegions, {}, { signal }),
    api.call(getSettings, {}, { signal }),
  ])
  return { categories: categories.items, regions: regions.items, settings }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

/** Around every page of the market: the guard, and what the frames below are filled from. */
export default function MarketLayout() {
  useGuard()
  return <Outlet />
}
