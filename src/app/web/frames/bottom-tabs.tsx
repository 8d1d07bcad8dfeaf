import { CirclePlus, Heart, House, MessageCircle, ShoppingBag } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { type FrameItem, isWithin } from './frame-items.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#app/texts.ts'

const getTabs = makeTexts((): FrameItem[] => [
  { label: 'Home', href: '/home', icon: House },
  { label: 'iBuy', href: '/ibuy', icon: ShoppingBag },
  { label: t.sell(), href: '/select-listing-type', icon: CirclePlus },
  { label: 'iWatch', href: '/iwatch', icon: Heart },
  { label: 'iChat', href: '/ichat', icon: MessageCircle },
])

interface BottomTabsProps {
  /** Counts by address, such as auctions won since the last visit. */
  counts?: Record<string, number> | undefined
}

export function BottomTabs({ counts = {} }: BottomTabsProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.main()} className="bottom-tabs">
      <ul className="mx-auto grid max-w-form grid-cols-5 px-1.5">
        {getTabs().map(({ icon: Icon, ...tab }) => {
          const isActive = isWithin(pathname, tab.href)
          return (
            <li key={tab.href}>
              <Link
                to={tab.href}
                aria-current={isActive ? 'page' : undefined}
                className={joinClasses('tab-item', isActive ? 'font-semibold text-pounamu' : 'tab-other')}
              >
                <span className="relative">
                  <Icon aria-hidden size={22} strokeWidth={1.75} />
                  {counts[tab.href] ? (
                    <span
                      aria-hidden
                      className="absolute -top-0.5 -right-1 size-2 rounded-full bg-pohutukawa"
                    />
                  ) : null}
                </span>
                {tab.label}
                {counts[tab.href] ? (
                  <span className="sr-only">{`, ${t.count_new({ count: counts[tab.href] ?? 0 })}`}</span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
