import { Link } from 'react-router'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../classes.ts'

interface CardProps {
  ref?: Ref<HTMLElement>
  to: string
  title: string
  picture: ReactNode
  badge?: ReactNode
  corner?: ReactNode
  /** One element, beside which the note is. */
  figure: ReactNode
  note?: ReactNode
  place?: ReactNode
  level?: 'h2' | 'h3'
}

/** One link over the whole card; the corner's button is above it. The style sheet knows its parts by where they are. */
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
    <article ref={ref} className="card">
      <div>
        {picture}
        {badge && <div>{badge}</div>}
      </div>
      <Heading>
        <Link to={to}>{title}</Link>
      </Heading>
      <p>
        {figure}
        {note && <span>{note}</span>}
      </p>
      {place && <p>{place}</p>}
      {corner && <div>{corner}</div>}
    </article>
  )
}

/** `even`: a shelf of eight, which would leave a hole in rows of three. */
export function CardGrid({
  dense = false,
  even = false,
  children,
}: {
  dense?: boolean
  even?: boolean
  children: ReactNode
}) {
  const look = joinClasses('card-grid', !dense && 'lg:grid-cols-4', even && 'even-rows')
  return <div className={look}>{children}</div>
}
