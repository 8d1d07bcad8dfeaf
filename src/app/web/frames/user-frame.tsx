import type { ReactNode } from 'react'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { SkipLink } from '#platform/web/ui/layout/skip-link.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { Footer } from './footer.tsx'
import { type FrameItem, getSidebarItems } from './frame-items.ts'
import { LiveNote } from './live-note.tsx'
import { SearchBar } from './search-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import * as t from '#app/texts.ts'

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
  children,
}: UserFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar search={search} bell={bell} account={account} />
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
