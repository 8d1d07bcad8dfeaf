import { Outlet } from 'react-router'
import { MarketFrame } from './market-frame.tsx'

/** Pages with the sidebar. */
export default function UserLayout() {
  return (
    <MarketFrame>
      <Outlet />
    </MarketFrame>
  )
}
