import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { isForRole } from './admin-pages.ts'
import { useMay } from './may.tsx'

interface PageLinkProps {
  to: string
  className: string
  isUnderlined?: boolean
  children: ReactNode
}

/** Renders plain text if the admin's role may not open the page. */
export function PageLink({ to, className, isUnderlined, children }: PageLinkProps) {
  const may = useMay()
  if (!isForRole(to, may)) return <span className={className}>{children}</span>
  const underlineStyle = isUnderlined ? 'underline' : 'hover:text-pounamu hover:underline'
  return (
    <Link to={to} className={joinClasses('rounded-control', underlineStyle, className)}>
      {children}
    </Link>
  )
}
