import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './layout.market.tsx'
import type { Market } from './market-data.ts'

const useLoaded = () => useRouteLoaderData<typeof clientLoader>('routes/market/layout.market')

export const useAdvertising = () => useLoaded()?.advertising

export const useMarket = (): Market | undefined => useLoaded()?.market
