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
  CirclePlus,
  Plus,
} from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { Logo } from '#platform/web/ui/facts/logo.tsx'
import { SkipLink } from '#platform/web/ui/layout/skip-link.tsx'
import { Footer } from './footer.tsx'
import { SearchBar } from './search-bar.tsx'
import * as t from '#app/texts.ts'

interface FrameItem {
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
function isWithin(pathname: string, href: string): boolean {
  const at = pathname.toLowerCase()
  return at === href || at.startsWith(`${href}/`)
}

const getTabs = makeTexts((): FrameItem[] => [
  { label: 'Home', href: '/home', icon: House },
  { label: 'iBuy', href: '/ibuy', icon: ShoppingBag },
  { label: t.list_an_item(), href: '/select-listing-type', icon: CirclePlus },
  { label: 'iWatch', href: '/iwatch', icon: Heart },
  { label: 'iSell', href: '/isell', icon: Tag },
])

interface BottomTabsProps {
  /** Counts by address, such as auctions won since the last visit. */
  counts?: Record<string, number> | undefined
}

function BottomTabs({ counts = {} }: BottomTabsProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.main()} className="bottom-tabs">
      <ul className="mx-auto grid max-w-form grid-cols-[1fr_1fr_auto_1fr_1fr] px-1.5 whitespace-nowrap">
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

/** True if the server had lost its database when it sent this page (compressed-page.ts). */
const wasServedStale = () =>
  performance.getEntriesByType('navigation').some(
    (entry) =>
      entry instanceof PerformanceResourceTiming &&
      // Firefox has it in secure contexts only.
      'serverTiming' in entry &&
      entry.serverTiming.some(({ name }) => name === 'stale'),
  )

/** Until the next page, which is made of new answers. */
function useIsStale(): boolean {
  const isFirst = useLocation().key === 'default'
  const wasStale = useSyncExternalStore(
    () => () => undefined,
    wasServedStale,
    () => false,
  )
  return isFirst && wasStale
}

/** Warns that prices and clocks on the page may be out of date. */
function LiveNote() {
  const isLive = useIsLive()
  const isStale = useIsStale()
  if (isLive && isStale) return <StaleNote />
  if (isLive) return null
  return (
    <p role="status" className="live-note">
      {t.reconnecting_prices_may_be_out_of_date()}
    </p>
  )
}

const StaleNote = () => (
  <p role="status" className="live-note">
    {t.were_having_trouble_prices_may_be_out_of_date()}{' '}
    <button type="button" className="font-semibold underline" onClick={() => window.location.reload()}>
      {t.reload_page()}
    </button>
  </p>
)

interface SidebarProps {
  items: FrameItem[]
}

export function Sidebar({ items }: SidebarProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.main()} className="sidebar">
      <ul className="grid gap-0.5">
        {items.map(({ icon: Icon, ...item }) => {
          const isActive = isWithin(pathname, item.href)
          return (
            <li key={item.href}>
              <Link
                to={item.href}
                aria-current={isActive ? 'page' : undefined}
                className={joinClasses(
                  'side-item',
                  isActive ? 'bg-pounamu-wash font-semibold text-pounamu-deep' : 'side-other',
                )}
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} />
                {item.label}
                {item.count ? (
                  <span className="ml-auto">
                    <Counter count={item.count} />
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface TopBarProps {
  search: ReactNode
  bell?: ReactNode
  /** The member's menu; without it the bar shows the sign-in link. */
  account?: ReactNode
  phoneSearch?: boolean
}

/** One row on wide screens, two on a phone, of which only the search field is sticky. */
export function TopBar({ search, bell, account, phoneSearch = true }: TopBarProps) {
  return (
    <header className={joinClasses('top-bar', !phoneSearch && 'max-md:static')}>
      <div className={joinClasses('top-bar-row', !phoneSearch && 'max-md:pb-0')}>
        <Link to="/home" aria-label={t.hoko_home()} className="top-bar-home">
          <Logo />
        </Link>
        <div className={joinClasses('top-bar-search', !phoneSearch && 'max-md:hidden')}>{search}</div>
        <div className="ml-auto flex items-center gap-3">
          <LinkButton to="/select-listing-type" icon={Plus} className="max-lg:hidden">
            {t.list_an_item()}
          </LinkButton>
          {bell}
          {account ?? (
            <LinkButton to="/signin" kind="ghost" className="max-md:-mr-3">
              {t.sign_in()}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}

interface UserFrameProps {
  sidebar?: boolean
  items?: FrameItem[]
  search?: ReactNode
  bell?: ReactNode
  account?: ReactNode
  notice?: ReactNode
  contact?: ReactNode
  counts?: Record<string, number>
  tabs?: boolean
  phoneSearch?: boolean
  children: ReactNode
}

export function UserFrame({
  sidebar = true,
  items = getSidebarItems(),
  search = <SearchBar />,
  bell,
  account,
  notice,
  contact,
  counts,
  tabs = true,
  phoneSearch = true,
  children,
}: UserFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar search={search} bell={bell} account={account} phoneSearch={phoneSearch} />
      <LiveNote />
      {notice && (
        <section
          aria-label={t.notices()}
          className="mx-auto w-full max-w-page px-3.5 pt-3 md:px-6 print:hidden"
        >
          {notice}
        </section>
      )}
      <div className={joinClasses('mx-auto flex w-full flex-1', sidebar ? 'max-w-page' : 'max-w-detail')}>
        {sidebar && (
          <Sidebar items={items.map((item) => ({ ...item, count: counts?.[item.href] ?? item.count }))} />
        )}
        <main
          id="content"
          tabIndex={-1}
          className={joinClasses(
            'min-w-0 flex-1 px-3.5 pt-5 outline-none md:px-6 print:p-0',
            sidebar && 'lg:pl-3',
          )}
        >
          {children}
        </main>
      </div>
      <Footer>{contact}</Footer>
      {/* The bottom tabs cover the page's end, so the page gets this much padding. */}
      <div className="h-[calc(3.75rem+env(safe-area-inset-bottom))] lg:hidden print:hidden" />
      {tabs && <BottomTabs counts={counts} />}
    </div>
  )
}
