import {
  ChartColumn,
  Heart,
  House,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  Trophy,
} from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#app/texts.ts'

export interface FrameItem {
  label: string
  href: string
  icon: LucideIcon
  count?: number
}

export const getSidebarItems = makeTexts((): FrameItem[] => [
  { label: 'Home', href: '/home', icon: House },
  { label: t.categories(), href: '/categories', icon: LayoutGrid },
  { label: 'iBuy', href: '/ibuy', icon: ShoppingBag },
  { label: 'iSell', href: '/isell', icon: Tag },
  { label: 'iWatch', href: '/iwatch', icon: Heart },
  { label: t.iwon_ilost(), href: '/iwon-ilost', icon: Trophy },
  { label: 'iRate', href: '/irate', icon: Star },
  { label: 'iChat', href: '/ichat', icon: MessageCircle },
  { label: t.reports(), href: '/reports', icon: ChartColumn },
  { label: t.settings(), href: '/user-settings', icon: Settings },
])

/** True on the item's page and below it. The router ignores the case of addresses. */
export function isWithin(pathname: string, href: string): boolean {
  const at = pathname.toLowerCase()
  return at === href || at.startsWith(`${href}/`)
}
