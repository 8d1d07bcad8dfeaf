import { useEffect, useRef, type Ref } from 'react'
import { Link, useLocation } from 'react-router'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { signOut } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getAdminGroups, currentPage, isForRole, type MenuPage } from '../shared/admin-pages.ts'
import { useMay } from '../shared/may.tsx'
import { sumCounts, useTasks } from '../shared/use-tasks.ts'
import * as t from '#domains/staff/texts.ts'

/** Scrolls only the sidebar: scrollIntoView would also scroll the page away from its top. */
function revealLink(link: HTMLElement) {
  const nav = must(link.closest('nav'), 'nav')
  if (nav.scrollHeight <= nav.clientHeight) return link.scrollIntoView({ block: 'nearest' })
  const [shown, box] = [link.getBoundingClientRect(), nav.getBoundingClientRect()]
  nav.scrollTop += Math.max(0, shown.bottom - box.bottom) + Math.min(0, shown.top - box.top)
}

export function AdminNav({ onGo }: { onGo?: () => void }) {
  const path = useLocation().pathname
  const current = currentPage(path)
  const { data } = useTasks()
  const may = useMay()
  const chosen = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen.current) revealLink(chosen.current)
  }, [current])
  return (
    <>
      {getAdminGroups()
        .map((group) => ({ ...group, pages: group.pages.filter(({ href }) => isForRole(href, may)) }))
        .filter(({ pages }) => pages.length > 0)
        .map((group) => (
          <section key={group.name} aria-label={group.name} className="mt-2">
            <h2 className="px-2.5 pb-1.5 text-xs font-semibold text-ink-2">{group.name}</h2>
            <ul className="grid gap-0.5">
              {group.pages.map((page) => (
                <li key={page.href}>
                  <PageLink
                    ref={page === current ? chosen : undefined}
                    page={page}
                    count={sumCounts(data, may, page.tasks)}
                    current={page === current && (page.href === path ? 'page' : 'true')}
                    onGo={onGo}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

interface PageLinkProps {
  ref: Ref<HTMLAnchorElement> | undefined
  page: MenuPage
  count: number
  current: 'page' | 'true' | false
  onGo: (() => void) | undefined
}

function PageLink({ ref, page: { icon: Icon, label, href }, count, current, onGo }: PageLinkProps) {
  return (
    <Link
      ref={ref}
      to={href}
      aria-current={current || undefined}
      onClick={onGo}
      className={joinClasses(
        'flex h-9 items-center gap-2.5 rounded-control px-2.5 text-sm transition-colors max-lg:h-11',
        current
          ? 'bg-pounamu-wash font-semibold text-pounamu-deep'
          : 'text-ink-2 hover:bg-sunk hover:text-ink',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {label}
      {count > 0 && (
        <span className="num ml-auto rounded-full bg-pounamu px-2 py-0.5 text-xs font-semibold text-on-pounamu">
          {formatCount(count)}
          <span className="sr-only"> {t.to_do()}</span>
        </span>
      )}
    </Link>
  )
}

export async function leaveAdmin(): Promise<void> {
  const failure = await signOut()
  if (failure) notify.error(t.youre_signed_out(), { description: failure })
}
