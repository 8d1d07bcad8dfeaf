import { NavLink } from 'react-router'
import { joinClasses } from '#web/ui/classes.ts'
import { Counter } from '#web/ui/facts/counter.tsx'
import type { FrameItem } from './frame-items.ts'
import * as t from './texts.ts'

export function Sidebar({ items }: { items: FrameItem[] }) {
  return (
    <nav aria-label={t.main()} className="sidebar">
      <ul className="grid gap-0.5">
        {items.map(({ icon: Icon, ...item }) => (
          <li key={item.href}>
            <NavLink
              discover="none"
              to={item.href}
              className={({ isActive }) =>
                joinClasses(
                  'side-item',
                  isActive ? 'bg-pounamu-wash font-semibold text-pounamu-deep' : 'side-other',
                )
              }
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {item.label}
              {item.count ? (
                <span className="ml-auto">
                  <Counter count={item.count} />
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
