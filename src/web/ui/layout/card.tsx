import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../classes.ts'

interface CardProps {
  to: string
  title: string
  picture: ReactNode
  badge?: ReactNode
  corner?: ReactNode
  figure?: ReactNode
  note?: ReactNode
  place?: ReactNode
  level?: 'h2' | 'h3'
}

/** One link over the whole card; the corner's button is above it. */
export function Card({
  to,
  title,
  picture,
  badge,
  corner,
  figure,
  note,
  place,
  level: Heading = 'h3',
}: CardProps) {
  return (
    <article className="group relative min-w-0 rounded-panel has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-4 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-pounamu">
      <div className="relative">
        {picture}
        {badge && <div className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)]">{badge}</div>}
      </div>
      <Heading className="mt-2.5 line-clamp-2 text-sm font-medium break-words group-hover:text-pounamu">
        <Link to={to} className="outline-none after:absolute after:inset-0 after:content-['']">
          {title}
        </Link>
      </Heading>
      {(figure || note) && (
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
          {figure && <span className="num text-lg font-bold tracking-tight">{figure}</span>}
          {note && <span className="text-xs text-ink-3">{note}</span>}
        </p>
      )}
      {place && <p className="truncate text-xs text-ink-3">{place}</p>}
      {corner && <div className="absolute top-2 right-2">{corner}</div>}
    </article>
  )
}

export function CardGrid({ dense = false, children }: { dense?: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'grid gap-x-3 gap-y-6 min-[360px]:grid-cols-2 sm:gap-x-4.5',
        dense ? 'md:grid-cols-3' : 'md:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {children}
    </div>
  )
}
