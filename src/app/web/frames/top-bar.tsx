import { Link } from 'react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Logo } from '#platform/web/ui/facts/logo.tsx'
import * as t from '#app/texts.ts'

interface TopBarProps {
  search: ReactNode
  bell?: ReactNode
  /** The member's menu; without it the bar shows the sign-in link. */
  account?: ReactNode
}

/** One row on wide screens, two on a phone, of which only the search field is sticky. */
export function TopBar({ search, bell, account }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/home" aria-label={t.hoko_home()} className="top-bar-home">
          <Logo />
        </Link>
        <div className="top-bar-search">{search}</div>
        <div className="ml-auto flex items-center gap-3">
          <LinkButton to="/select-listing-type" icon={Plus} className="max-lg:hidden">
            {t.sell()}
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
