import { Outlet } from 'react-router'
import { listCategories } from '#contract/catalogue.ts'
import { listRegions } from '#contract/places.ts'
import { useGuard } from '#web/lib/guard.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/load.ts'
import { QueryProvider } from '#web/lib/query.tsx'

/** What the search bar of every page offers to choose from. */
const load = (async (api, { signal }) => {
  const [categories, regions] = await Promise.all([
    api.call(listCategories, { only_parent: 'yes' }, { signal }),
    api.call(listRegions, {}, { signal }),
  ])
  return { categories: categories.items, regions: regions.items }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

/** Around every page of the market: queries, the guard, and what the frames below are filled from. */
export default function MarketLayout() {
  useGuard()
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
