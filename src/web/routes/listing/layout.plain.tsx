import { Outlet } from 'react-router'
import { QueryProvider } from '#web/lib/loading/query.tsx'
import { MarketFrame } from '../market/market-frame.tsx'

export default function PlainLayout() {
  return (
    <MarketFrame sidebar={false}>
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    </MarketFrame>
  )
}
