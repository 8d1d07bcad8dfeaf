import { Link } from 'react-router'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../classes.ts'

/** The title's link covers the whole card. */
export const wholeLink = "outline-none after:absolute after:inset-0 after:content-['']"

interface CardProps {
  ref?: Ref<HTMLElement>
  to: string
  title: string
  picture: ReactNode
  badge?: ReactNode
  corner?: ReactNode
  /** A single element, with the note beside it. */
  figure: ReactNode
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
    <article
      ref={ref}
      className="group relative min-w-0 rounded-panel outline-offset-4 outline-pounamu has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2"
    >
      <div className="relative">
        {picture}
        {badge && <div className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)]">{badge}</div>}
      </div>
      <Heading className="mt-2.5 line-clamp-2 text-sm font-medium break-words group-hover:text-pounamu">
        <Link to={to} className={wholeLink}>
          {title}
        </Link>
      </Heading>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        {figure}
        {note && <span className="text-xs text-ink-3">{note}</span>}
      </p>
      {place && <p className="text-xs text-ink-3 max-md:line-clamp-2 md:truncate">{place}</p>}
      {corner && <div className="absolute top-2 right-2">{corner}</div>}
    </article>
  )
}

/** `even` is for a shelf of eight, which would leave a hole in rows of three. */
export function CardGrid({
  dense = false,
  even = false,
  children,
}: {
  dense?: boolean
  even?: boolean
  children: ReactNode
}) {
  const style = joinClasses('card-grid', !dense && 'lg:grid-cols-4', even && 'even-rows')
  return <div className={style}>{children}</div>
}
