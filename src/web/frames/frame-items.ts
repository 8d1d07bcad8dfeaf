import {
  Heart,
  House,
  LayoutGrid,
  type LucideIcon,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  Trophy,
} from 'lucide-react'

export interface FrameItem {
  label: string
  href: string
  icon: LucideIcon
  count?: number
}

export const sidebarItems: FrameItem[] = [
  { label: 'Home', href: '/home', icon: House },
  { label: 'Categories', href: '/categories', icon: LayoutGrid },
  { label: 'iBuy', href: '/ibuy', icon: ShoppingBag },
  { label: 'iSell', href: '/isell', icon: Tag },
  { label: 'iWatch', href: '/iwatch', icon: Heart },
  { label: 'iWon · iLost', href: '/iwon-ilost', icon: Trophy },
  { label: 'iRate', href: '/irate', icon: Star },
  { label: 'Settings', href: '/user-settings', icon: Settings },
]
