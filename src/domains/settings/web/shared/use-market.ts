import { useRouteLoaderData } from 'react-router'
import type { Market, MarketData } from './market-data.ts'

const useLoaded = () => useRouteLoaderData<() => MarketData>('market-layout')

export const useAdvertising = () => useLoaded()?.advertising

export const useMarket = (): Market | undefined => useLoaded()?.market
