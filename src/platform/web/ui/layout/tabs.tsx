import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { joinClasses } from '../classes.ts'

const listStyle = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden'
const tabStyle = joinClasses(
  'relative flex h-11 shrink-0 items-center gap-1.5 rounded-t-control text-sm font-medium text-ink-2 transition-colors',
  'hover:text-ink focus-visible:-outline-offset-2',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full',
)
const selectedStyle = 'font-semibold text-pounamu-deep after:bg-pounamu'

function Face({ label, count }: Pick<TabLink, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && <span className="num min-w-[2ch] text-xs font-normal text-ink-3">{count}</span>}
    </>
  )
}

interface TabLink {
  to: string
  label: string
  /** Null while it loads: its space is reserved, so that the tabs don't move. */
  count?: number | null
  /** For tabs that the path alone doesn't distinguish, such as ones that differ in the query. */
  current?: boolean
}

interface TabLinksProps {
  label: string
  links: TabLink[]
  wraps?: boolean
  /** Follows the last tab, such as a menu of further ones. */
  children?: ReactNode
}

/** Tabs with addresses: they work without JavaScript and can be shared. */
export function TabLinks({ label, links, wraps, children }: TabLinksProps) {
  const list = useRef<HTMLElement>(null)
  useCurrentInView(list, links.map(({ count }) => count).join())
  return (
    <nav
      ref={list}
      aria-label={label}
      className={joinClasses(listStyle, wraps && 'md:flex-wrap md:gap-x-5 md:gap-y-0')}
    >
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end
          aria-current={link.current === false ? false : 'page'}
          className={({ isActive }) => joinClasses(tabStyle, (link.current ?? isActive) && selectedStyle)}
        >
          <Face label={link.label} count={link.count} />
        </NavLink>
      ))}
      {children}
    </nav>
  )
}

/**
 * On a phone the list is wider than the screen; only the list scrolls, never the page. Late counts
 * widen it.
 */
function useCurrentInView(list: RefObject<HTMLElement | null>, counts: string) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current=page]')
    if (!list.current || !tab) return
    const [around, inside] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollBy({ left: inside.left - around.left - (around.width - inside.width) / 2 })
  }, [list, pathname, search, counts])
}
