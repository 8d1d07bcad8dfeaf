import { Link } from 'react-router'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../classes.ts'
import * as t from '#platform/texts.ts'

interface ShelfProps {
  title: string
  note?: ReactNode
  to?: string | undefined
  action?: ReactNode
  children: ReactNode
}

export function Shelf({ title, note, to, action, children }: ShelfProps) {
  return (
    <section className="mt-9 first:mt-0">
      <header className="mb-3.5 flex items-baseline gap-3">
        <h2 className={joinClasses('heading text-lg', note ? 'shrink-0' : 'min-w-0 break-words')}>{title}</h2>
        {note && <span className="min-w-0 text-sm text-ink-3">{note}</span>}
        <span className="ml-auto flex shrink-0 gap-3.5">
          {action ?? (to && <ShelfLink to={to} title={title} />)}
        </span>
      </header>
      {children}
    </section>
  )
}

const linkStyle = 'shelf-link'

export function ShelfLink({ to, title, words = t.see_all() }: { to: string; title: string; words?: string }) {
  return (
    <Link to={to} className={linkStyle}>
      {words}
      <span className="sr-only">: {title}</span>
    </Link>
  )
}

export function ShelfButton(rest: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={linkStyle} />
}
