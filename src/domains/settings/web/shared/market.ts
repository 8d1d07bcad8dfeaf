import { useRouteLoaderData } from 'react-router'
import type { getAdvertisementCounters } from '#domains/advertising/common/advertisements.ts'
import type { Settings } from '#domains/settings/common/settings.ts'
import type { Reach } from '#domains/settings/web/reach.ts'
import type { OperationReply } from '#platform/common/operation.ts'

interface Market {
  categories: { id: number; name: string }[]
  regions: { slug: string; name: string }[]
  reach: Reach
  maintenance: Settings['maintenance']
  paysOnHoko: boolean
}

/** Loaded by the layout of the market. */
export interface MarketData {
  market: Market
  advertising: OperationReply<typeof getAdvertisementCounters>
}

interface Answers extends Omit<Market, 'reach' | 'maintenance'> {
  settings: Settings
}

/** Every market page carries this, so it has only the data that the frame and its pages read. */
export const pickMarket = ({ categories, regions, settings, paysOnHoko }: Answers): Market => ({
  categories: categories.map(({ id, name }) => ({ id, name })),
  regions: regions.map(({ slug, name }) => ({ slug, name })),
  paysOnHoko,
  maintenance: settings.maintenance,
  reach: {
    maintenance_notice: settings.maintenance_notice,
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    facebook_url: settings.facebook_url,
    instagram_url: settings.instagram_url,
    tiktok_url: settings.tiktok_url,
    youtube_url: settings.youtube_url,
    app_store_url: settings.app_store_url,
    play_store_url: settings.play_store_url,
  },
})

const useLoaded = () => useRouteLoaderData<() => MarketData>('market-layout')

export const useAdvertising = () => useLoaded()?.advertising

export const useMarket = (): Market | undefined => useLoaded()?.market
