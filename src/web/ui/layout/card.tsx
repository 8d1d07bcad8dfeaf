import type { ReactNode, Ref } from 'react'
import { Link } from '#web/ui/link.tsx'
import { joinClasses } from '../classes.ts'

interface CardProps {
  ref?: Ref<HTMLElement>
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
  ref,
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
    <article ref={ref} className="group card">
      <div className="relative">
        {picture}
        {badge && <div className="card-badge">{badge}</div>}
      </div>
      <Heading className="card-title">
        <Link to={to}>{title}</Link>
      </Heading>
      {(figure || note) && (
        <p className="card-figures">
          {figure}
          {note && <span className="card-note">{note}</span>}
        </p>
      )}
      {place && <p className="card-place">{place}</p>}
      {corner && <div className="card-corner">{corner}</div>}
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
