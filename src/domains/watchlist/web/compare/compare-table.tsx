import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { compareAddress } from '#domains/watchlist/common/compare/compare-address.ts'
import { compareListings, type CompareRow } from '#domains/watchlist/common/compare/compare-rows.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { removeCompared } from './compare-choice.ts'
import * as t from '#domains/watchlist/texts.ts'

/** The listing is null once it's gone. */
export interface ComparedColumn {
  id: number
  listing: Listing | null
}

export function CompareTable({ columns }: { columns: ComparedColumn[] }) {
  const listings = columns.flatMap(({ listing }) => listing ?? [])
  const { top, differing, same } = compareListings(listings)
  const shared = { columns, listings }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Scroller label={t.compare_listings()}>
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${firstCell} align-bottom text-left`}>
                <span className="sr-only">{t.detail()}</span>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} ids={columns.map(({ id }) => id)} />
              ))}
            </tr>
          </thead>
          <Rows rows={top} {...shared} />
          {differing.length > 0 && <Rows rows={differing} {...shared} title={t.what_differs()} />}
        </table>
      </Scroller>
      {differing.length === 0 && listings.length > 1 && (
        <p className="text-sm text-ink-2">{t.nothing_else_differs()}</p>
      )}
      {same.length > 0 && (
        <details className="group">
          <summary className="heading w-fit cursor-pointer rounded-control text-base">
            {t.same_for_all()}
          </summary>
          <dl className="mt-2 grid max-w-2xl text-sm">
            {same.map(({ label, values }) => (
              <div key={label} className="grid grid-cols-2 gap-4 border-t border-line py-1.5">
                <dt className="text-ink-2">{label}</dt>
                <dd className="num min-w-0 font-medium break-words">{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

/** Only the table scrolls sideways, never the page. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      // Without a focus the keyboard couldn't scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls has to be reachable.
      tabIndex={0}
      className="relative overflow-x-auto rounded-panel border border-line bg-paper print:overflow-visible"
    >
      {children}
    </div>
  )
}

const firstCell =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-line bg-paper px-3 py-2 sm:w-44 sm:min-w-44 print:static'
const cell = 'min-w-40 border-l border-line px-3 py-2 align-top first:border-l-0 print:min-w-0'

function ColumnHead({ column: { id, listing }, ids }: { column: ComparedColumn; ids: number[] }) {
  const to = compareAddress(ids.filter((other) => other !== id))
  return (
    <th scope="col" className={`${cell} text-left font-normal`}>
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-2">
          {listing ? (
            <Link
              to={`/${listing.type}/${id}/detail`}
              className="line-clamp-3 min-w-0 rounded-control font-semibold break-words hover:text-pounamu hover:underline"
            >
              {listing.title}
            </Link>
          ) : (
            <span className="text-ink-2">{t.listing_id_is_gone({ id: String(id) })}</span>
          )}
          <span className="-mt-1.5 -mr-2 print:hidden">
            <IconLink
              icon={X}
              to={to}
              label={
                listing
                  ? t.remove_title_from_comparison({ title: listing.title })
                  : t.remove_listing_id({ id: String(id) })
              }
              onClick={() => removeCompared(id)}
            />
          </span>
        </div>
        {listing && (
          <div className="w-full max-w-48 print:w-24">
            <Picture
              src={listing.cover?.thumb_url ?? null}
              blur={listing.cover?.thumbhash}
              alt=""
              round="control"
            />
          </div>
        )}
        {listing && <Ended listing={listing} />}
      </div>
    </th>
  )
}

function Ended({ listing: { status } }: { listing: Listing }) {
  const words = { sold: t.sold, unsold: t.not_sold, withdrawn: t.withdrawn }[status as string]
  return words ? (
    <span>
      <Badge>{words()}</Badge>
    </span>
  ) : null
}

interface RowsProps {
  rows: CompareRow[]
  columns: ComparedColumn[]
  listings: Listing[]
  title?: string
}

function Rows({ rows, columns, listings, title }: RowsProps) {
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns.length + 1}
            className="border-t border-line bg-sunk text-left"
          >
            <span className="sticky left-0 inline-block px-3 py-1.5 text-xs font-semibold text-ink-2">
              {title}
            </span>
          </th>
        </tr>
      )}
      {rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row" className={`${firstCell} border-t text-left align-top font-normal text-ink-2`}>
            {label}
          </th>
          {columns.map(({ id, listing }) => (
            <td key={id} className={`${cell} num border-t font-medium break-words`}>
              {listing && <Value value={values[listings.indexOf(listing)] ?? null} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Value({ value }: { value: string | null }) {
  if (value !== null) return value
  return (
    <>
      <span aria-hidden className="text-ink-3">
        –
      </span>
      <span className="sr-only">{t.not_given()}</span>
    </>
  )
}
