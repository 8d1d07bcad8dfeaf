import { Check, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'

/** One thing to choose by; `name` must be its own on the page. */
export function Facet({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className="border-b border-line py-4 first:pt-0 last:border-0">
      <h3 id={name} className="mb-1.5 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface FacetLinkProps {
  to: string
  children: ReactNode
  count?: number
  /** Chosen; the link then lets go of it. */
  chosen?: boolean
  /** Leads back to something wider. */
  back?: boolean
  indent?: boolean
}

export function FacetLink({
  to,
  children,
  count,
  chosen = false,
  back = false,
  indent = false,
}: FacetLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen || undefined}
      className={classes(
        'flex min-h-9 items-center xl:min-h-8 xl:py-0.5 gap-2 rounded-control py-1 text-sm transition-colors hover:text-pounamu',
        chosen ? 'font-semibold text-pounamu-deep' : 'text-ink-2',
        indent && 'pl-4',
      )}
    >
      {back && <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="-ml-1 shrink-0" />}
      {chosen && <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0" />}
      <span className="min-w-0 flex-1 break-words">{children}</span>
      {count !== undefined && (
        <span className="num text-xs font-normal text-ink-3">
          {count.toLocaleString('en-NZ')}
          <span className="sr-only"> listings</span>
        </span>
      )}
    </Link>
  )
}
