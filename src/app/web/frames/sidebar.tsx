import { Link, useLocation } from 'react-router'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { type FrameItem, isWithin } from './frame-items.ts'
import * as t from '#app/texts.ts'

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
