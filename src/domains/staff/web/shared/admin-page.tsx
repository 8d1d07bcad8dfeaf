import { ChevronLeft, Menu as MenuIcon, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Bell } from '#domains/messaging/web/shared/bell.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { IconButton, IconLink } from '#platform/web/ui/icon-button.tsx'
import { LogoMark } from '#platform/web/ui/facts/logo.tsx'
import { AdminMenu } from '../frame/admin-menu.tsx'
import { AdminNav } from '../frame/admin-nav.tsx'
import { useOpenJump } from '../frame/open-jump.ts'
import * as t from '#domains/staff/texts.ts'

interface AdminPageProps {
  title?: string
  back?: { to: string; label: string }
  tools?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, back, tools, children }: AdminPageProps) {
  const { user } = useSession()
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 pt-3 pb-3.5 md:px-7 md:pt-5">
        <PhoneMenu />
        <Link
          to="/admin-dashboard"
          aria-label={t.hoko_back_office()}
          className={joinClasses('rounded-control', title && 'lg:hidden')}
        >
          <LogoMark size={32} />
        </Link>
        {back && <IconLink icon={ChevronLeft} {...back} />}
        {title && <h1 className="heading text-lg max-sm:order-last max-sm:w-full">{title}</h1>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last max-sm:w-full">
          {tools}
        </div>
        <div className="ml-auto flex items-center gap-3 print:hidden">
          <JumpButton />
          {user && <Bell all="/admin-notifications" />}
          {user ? <AdminMenu user={user} /> : <span aria-hidden className="size-10 rounded-full bg-sunk" />}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="px-3.5 pb-10 outline-none md:px-7">
        {children}
      </main>
    </>
  )
}

function PhoneMenu() {
  const [open, setOpen] = useState(false)
  return (
    <span className="-ml-2 lg:hidden print:hidden">
      <IconButton icon={MenuIcon} label={t.menu()} onClick={() => setOpen(true)} />
      {open &&
        // Outside the page's header, because a dialog's header in it would be a second banner.
        createPortal(
          <Dialog open onClose={() => setOpen(false)} title={t.back_office()} shape="drawer">
            <nav aria-label={t.back_office()}>
              <AdminNav onGo={() => setOpen(false)} />
            </nav>
          </Dialog>,
          document.body,
        )}
    </span>
  )
}

function JumpButton() {
  const open = useOpenJump()
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 items-center gap-2 rounded-full border border-line-strong bg-paper px-3 text-sm transition-colors hover:bg-sunk"
    >
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <span className="max-sm:sr-only">{t.jump_to()}</span>
      <kbd
        aria-hidden
        className="rounded-control border border-line px-1.5 font-sans text-xs text-ink-2 max-md:hidden"
      >
        {t.ctrl_k()}
      </kbd>
    </button>
  )
}
