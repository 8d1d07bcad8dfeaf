import { Outlet } from 'react-router'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { MarketFrame } from './market-frame.tsx'

export default function PlainLayout() {
  return (
    <MarketFrame sidebar={false}>
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    </MarketFrame>
  )
}
