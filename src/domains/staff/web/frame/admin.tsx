import { useEffect, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { MaintenanceBar } from '#domains/settings/web/shared/maintenance-bar.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useSession } from '#platform/web/session/session.ts'
import { MayOpen } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Logo } from '#platform/web/ui/facts/logo.tsx'
import { isTyping } from '#platform/web/ui/fields/is-typing.ts'
import { SkipLink } from '#platform/web/ui/layout/skip-link.tsx'
import { isForRole } from '../shared/admin-pages.ts'
import { useMay } from '../shared/may.tsx'
import { AdminNav } from './admin-nav.tsx'
import { JumpList } from './jump-list.tsx'
import { OpenJump } from './open-jump.ts'
import * as t from '#domains/staff/texts.ts'

const steps: Record<string, number> = { j: 1, k: -1 }

export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()]
      if (step === undefined || isTyping(event)) return
      const rows = [...document.querySelectorAll('main tbody tr')]
      const links = rows.flatMap((row) => row.querySelector('a') ?? [])
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
      const next = at === -1 ? 0 : at + step
      const link = links[Math.max(0, Math.min(links.length - 1, next))]
      if (!link) return
      event.preventDefault()
      link.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const NotForRole = lazyPart(async () => (await import('../admin/not-for-role.tsx')).NotForRole)

export function Admin({ children, sidebar = true }: { children: ReactNode; sidebar?: boolean }) {
  const [isJumping, setJumping] = useState(false)
  const may = useMay()
  useRowKeys()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setJumping(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <OpenJump value={() => setJumping(true)}>
      <MayOpen value={(to) => typeof to !== 'string' || isForRole(to, may)}>
        <SkipLink />
        <div
          data-back-office
          className={joinClasses('min-h-dvh', sidebar && 'lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]')}
        >
          {sidebar && <AdminSidebar />}
          <div className="min-w-0">
            <ForRole>{children}</ForRole>
            <MaintenanceBar />
          </div>
        </div>
        {isJumping && <JumpList onClose={() => setJumping(false)} />}
      </MayOpen>
    </OpenJump>
  )
}

/** A page that the role doesn't allow shows a refusal, however it was reached. */
function ForRole({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const may = useMay()
  const { pathname } = useLocation()
  if (!user?.staff_role || isForRole(pathname, may)) return children
  return (
    <Suspense>
      <NotForRole role={user.staff_role} />
    </Suspense>
  )
}

function AdminSidebar() {
  return (
    <nav
      aria-label={t.back_office()}
      className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-paper px-3 pb-6 max-lg:hidden print:hidden"
    >
      <Link
        to="/admin-dashboard"
        aria-label={t.hoko_back_office()}
        className="mx-2 flex h-17 w-fit items-center rounded-control"
      >
        <Logo />
      </Link>
      <AdminNav />
    </nav>
  )
}
