import { useRouteLoaderData } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import type { Reach } from '#web/features/settings/reach.ts'
import { packLists, unpackLists } from '#web/lib/loading/packed-lists.ts'
import type { clientLoader } from './layout.market.tsx'

interface MarketLists {
  categories: { id: number; name: string }[]
  regions: { slug: string; name: string }[]
}

interface Market extends MarketLists {
  settings: Settings
}

/** Every page of the market carries it: only what the frame and the pages within it read. */
export const packMarket = ({ categories, regions, settings }: Market) =>
  packLists({
    categories: categories.map(({ id, name }) => ({ id, name })),
    regions,
    // The browser has all of them, once it has asked itself.
    settings: [import.meta.env.SSR ? pickReach(settings) : (settings as Reach)],
  })

const pickReach = (settings: Settings): Reach => ({
  maintenance_notice: settings.maintenance_notice,
  support_email: settings.support_email,
  support_phone: settings.support_phone,
  facebook_url: settings.facebook_url,
  instagram_url: settings.instagram_url,
  tiktok_url: settings.tiktok_url,
  youtube_url: settings.youtube_url,
  app_store_url: settings.app_store_url,
  play_store_url: settings.play_store_url,
})

const useLoaded = () => useRouteLoaderData<typeof clientLoader>('routes/market/layout.market')

export const useAdvertising = () => useLoaded()?.advertising

export function useMarket(): (MarketLists & { reach: Reach }) | undefined {
  const loaded = useLoaded()
  if (!loaded) return undefined
  const { categories, regions, settings } = unpackLists(loaded.market)
  return { categories, regions, reach: settings[0]! }
}
