import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Logo } from '#web/ui/logo.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { adminGroups } from './admin-pages.ts'
import { JumpList } from './jump-list.tsx'

/** Opens the jump list, for the button in every page's top line. */
const OpenJump = createContext<() => void>(() => undefined)
export const useOpenJump = () => use(OpenJump)

/** The back office's frame: the sidebar, and Ctrl-K or Cmd-K from anywhere. */
export function Desk({ children, sidebar = true }: { children: ReactNode; sidebar?: boolean }) {
  const [isJumping, setJumping] = useState(false)

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
      <SkipLink />
      <div className={classes('min-h-dvh', sidebar && 'lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]')}>
        {sidebar && <DeskSidebar />}
        <div className="min-w-0">{children}</div>
      </div>
      <JumpList open={isJumping} onClose={() => setJumping(false)} />
    </OpenJump>
  )
}

function DeskSidebar() {
  return (
    <nav
      aria-label="Back office"
      className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-paper px-3 pb-6 max-lg:hidden print:hidden"
    >
      <Link
        to="/admin-dashboard"
        aria-label="Hoko, back office"
        className="mx-2 flex h-17 w-fit items-center rounded-control"
      >
        <Logo />
      </Link>
      {adminGroups.map((group) => (
        <section key={group.name} aria-label={group.name} className="mt-2">
          <h2 className="px-2.5 pb-1.5 text-xs font-semibold text-ink-2">{group.name}</h2>
          <ul className="grid gap-0.5">
            {group.pages.map(({ icon: Icon, ...page }) => (
              <li key={page.href}>
                <NavLink to={page.href} className={({ isActive }) => pageLook(isActive)}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  {page.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const pageLook = (isActive: boolean) =>
  classes(
    'flex h-9 items-center gap-2.5 rounded-control px-2.5 text-sm transition-colors',
    isActive ? 'bg-pounamu-wash font-semibold text-pounamu-deep' : 'text-ink-2 hover:bg-sunk hover:text-ink',
  )
