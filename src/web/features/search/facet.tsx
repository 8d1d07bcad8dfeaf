import { Check, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { type Count, countWords } from './facet-counts.ts'

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
  /** What it would leave; a choice that leaves nothing steps back. */
  count?: Count | undefined
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
  const isEmpty = count?.count === 0
  return (
    <Link
      to={to}
      aria-current={chosen || undefined}
      className={classes(
        'flex min-h-9 items-center xl:min-h-8 xl:py-0.5 gap-2 rounded-control py-1 text-sm transition-colors hover:text-pounamu',
        chosen ? 'font-semibold text-pounamu-deep' : isEmpty ? 'text-ink-3' : 'text-ink-2',
        indent && 'pl-4',
      )}
    >
      {back && <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="-ml-1 shrink-0" />}
      {chosen && <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0" />}
      <span className="min-w-0 flex-1 break-words">{children}</span>
      {count !== undefined && (
        <span className="num text-xs font-normal text-ink-3">
          {countWords(count)}
          <span className="sr-only"> {count.count === 1 ? 'listing' : 'listings'}</span>
        </span>
      )}
    </Link>
  )
}

export const most_at_once = 8

/** Choices in a list; those beyond the first few wait behind a word, unless one of them is chosen. */
export function FacetList({ links, startsOpen = false }: { links: ReactNode[]; startsOpen?: boolean }) {
  if (links.length <= most_at_once + 1) return <ul>{links}</ul>
  return (
    <>
      <ul>{links.slice(0, most_at_once)}</ul>
      <details open={startsOpen || undefined}>
        <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold text-pounamu hover:underline xl:min-h-8">
          {links.length - most_at_once} more
        </summary>
        <ul>{links.slice(most_at_once)}</ul>
      </details>
    </>
  )
}

interface ChoicesProps<Value extends string> {
  words: Record<Value, string>
  chosen: Value | undefined
  to: (value: Value | undefined) => string
  countOf: ((value: string) => Count | undefined) | null
}

/** One of a few, or none of them. */
export function FacetChoices<Value extends string>({ words, chosen, to, countOf }: ChoicesProps<Value>) {
  return (
    <ul>
      {(Object.keys(words) as Value[]).map((value) => (
        <li key={value}>
          <FacetLink
            chosen={value === chosen}
            to={to(value === chosen ? undefined : value)}
            count={countOf?.(value)}
          >
            {words[value]}
          </FacetLink>
        </li>
      ))}
    </ul>
  )
}
