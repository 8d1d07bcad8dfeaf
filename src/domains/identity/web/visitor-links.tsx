import { useLocation } from 'react-router'
import { findAddress, userSignin } from '#platform/common/addresses.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import * as t from '#domains/identity/texts.ts'

/**
 * Remembers the page to return to. Until the session is known it keeps its room invisibly, so that
 * nothing shifts; without JavaScript it shows.
 */
export function VisitorLinks({ hidden = false }: { hidden?: boolean }) {
  const { pathname, search } = useLocation()
  const isWorthReturning = findAddress(pathname) !== null && pathname !== '/home'
  const next = isWorthReturning ? `?next=${encodeURIComponent(pathname + search)}` : ''
  const links = (
    <>
      <LinkButton to={`${userSignin}${next}`} kind="ghost" className="max-md:px-3">
        {t.sign_in()}
      </LinkButton>
      <LinkButton
        to={`/register${next}`}
        kind="quiet"
        className="max-md:-mr-3 max-md:border-transparent max-md:bg-transparent max-md:px-3 max-md:text-pounamu"
      >
        {t.register()}
      </LinkButton>
    </>
  )
  if (!hidden) return <div className="flex items-center gap-1">{links}</div>
  return (
    <div className="flex signed-in:hidden">
      <noscript>
        <div className="flex items-center gap-1">{links}</div>
      </noscript>
      <div aria-hidden inert className="invisible flex items-center gap-1">
        {links}
      </div>
    </div>
  )
}
