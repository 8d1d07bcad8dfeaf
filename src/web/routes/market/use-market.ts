import { useRouteLoaderData } from 'react-router'
import type { Reach } from '#web/features/settings/reach.ts'
import { unpackLists } from '#web/lib/loading/packed-lists.ts'
import type { clientLoader } from './layout.market.tsx'

interface Market {
  categories: { id: number; name: string }[]
  regions: { slug: string; name: string }[]
  reach: Reach
}

const useLoaded = () => useRouteLoaderData<typeof clientLoader>('routes/market/layout.market')

export const useAdvertising = () => useLoaded()?.advertising

export function useMarket(): Market | undefined {
  const loaded = useLoaded()
  if (!loaded) return undefined
  const { categories, regions, settings } = unpackLists(loaded.market)
  return { categories, regions, reach: settings[0]! }
}
