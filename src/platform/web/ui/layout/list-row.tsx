import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'
import { Picture } from '../facts/picture.tsx'

interface ListRowProps {
  /** Null if the row has no page of its own. */
  to: string | null
  title: string
  /** Null for a row without a picture. */
  picture: { src: string | null; blur?: string | null | undefined } | null
  /** Beside the title: a price, with a badge of its state. */
  figure?: ReactNode
  /** Lines below the title, in small type. */
  children?: ReactNode
  /** The one act that is due now. */
  action?: ReactNode
  /** A MoreMenu with all others. */
  more?: ReactNode
  /** A check box, in place of the picture's corner. */
  choice?: ReactNode
  below?: ReactNode
  level?: 'h2' | 'h3'
}

/**
 * A row of about 48 px on a desk: picture, title, figure, one act, and the rest behind "…". On a
 * phone the figure is below the title and the act below both, and only the title makes room for "…".
 */
export function ListRow({
  to,
  title,
  picture,
  figure,
  children,
  action,
  more,
  choice,
  below,
  level: Heading = 'h2',
}: ListRowProps) {
  return (
    <li className="relative px-3 py-2.5 md:py-1">
      <div className="flex items-start gap-3 md:min-h-12 md:items-center">
        {choice}
        {picture && (
          <div className="w-18 shrink-0 md:w-15">
            <Picture src={picture.src} blur={picture.blur} alt="" round="control" />
          </div>
        )}
        <div className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
          <Heading
            className={joinClasses(
              'line-clamp-2 text-sm font-semibold break-words md:col-start-1 md:line-clamp-1',
              Boolean(more) && 'max-md:pr-8',
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
          {figure && (
            <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:text-right">{figure}</div>
          )}
          {children && <div className="min-w-0 md:col-start-1 md:row-start-2">{children}</div>}
          {action && (
            <div className="flex flex-wrap gap-2 empty:hidden max-md:mt-1.5 md:col-start-3 md:row-span-2 md:row-start-1">
              {action}
            </div>
          )}
        </div>
        {more && (
          <div className="shrink-0 max-md:absolute max-md:top-1 max-md:right-1.5 md:-my-1 md:-mr-1.5">
            {more}
          </div>
        )}
      </div>
      {below && <div className="mt-2 empty:hidden">{below}</div>}
    </li>
  )
}
