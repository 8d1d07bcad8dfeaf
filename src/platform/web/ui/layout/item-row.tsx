import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'
import { Picture } from '../facts/picture.tsx'

interface ItemRowProps {
  to: string | null
  title: string
  src: string | null
  blur?: string | null
  children: ReactNode
  actions?: ReactNode
  below?: ReactNode
  choice?: ReactNode
  dense?: boolean
  level?: 'h2' | 'h3'
}

export function ItemRow({
  to,
  title,
  src,
  blur,
  children,
  actions,
  below,
  choice,
  dense = false,
  level: Heading = 'h2',
}: ItemRowProps) {
  return (
    <li className={joinClasses('grid', dense ? 'gap-2 px-3 py-2' : 'gap-3 p-3.5 sm:p-4')}>
      <div
        className={joinClasses(
          'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-3 md:items-start',
          dense
            ? 'sm:gap-x-4 md:grid-cols-[6rem_minmax(0,1fr)_auto]'
            : 'sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5 md:grid-cols-[8rem_minmax(0,1fr)_auto]',
        )}
      >
        <div className="relative">
          <Picture src={src} blur={blur} alt="" round="control" />
          {choice && (
            <div className="absolute top-1 left-1 grid place-items-center rounded-control bg-paper *:*:gap-0 *:*:p-1.5">
              {choice}
            </div>
          )}
        </div>
        <div className="min-w-0">
          <Heading
            className={joinClasses(
              'line-clamp-2 text-base font-medium break-words',
              dense && 'md:line-clamp-1',
            )}
          >
            {to === null ? (
              title
            ) : (
              <Link to={to} className="rounded-control hover:text-pounamu hover:underline">
                {title}
              </Link>
            )}
          </Heading>
          {children}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 max-md:col-span-2 md:max-w-88 md:justify-end">{actions}</div>
        )}
      </div>
      {below}
    </li>
  )
}

export function ItemRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {children}
    </ul>
  )
}
