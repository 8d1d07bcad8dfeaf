import { Outlet } from 'react-router'
import { MarketFrame } from './market-frame.tsx'

export default function UserLayout() {
  return (
    <MarketFrame>
      <Outlet />
    </MarketFrame>
  )
}
