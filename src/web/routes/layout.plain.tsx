import { Outlet } from 'react-router'
import { MarketFrame } from './market-frame.tsx'

/** The pages of one listing and the selling forms: no sidebar. */
export default function PlainLayout() {
  return (
    <MarketFrame sidebar={false}>
      <Outlet />
    </MarketFrame>
  )
}
