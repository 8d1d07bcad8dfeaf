import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A row of things under a heading, with a way to all of them. */
export function Shelf({
  title,
  note,
  to,
  more = 'See all',
  children,
}: {
  title: string
  note?: ReactNode
  to?: string
  more?: string
  children: ReactNode
}) {
  return (
    <section className="mt-9 first:mt-0">
      <header className="mb-3.5 flex items-baseline gap-3">
        <h2 className="heading text-lg">{title}</h2>
        {note && <span className="text-sm text-ink-3">{note}</span>}
        {to && (
          <Link
            to={to}
            className="ml-auto shrink-0 rounded-control text-sm font-semibold text-pounamu hover:text-pounamu-deep hover:underline"
          >
            {more}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
