import { Link } from 'react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '../classes.ts'

export interface Column<Row> {
  key: string
  head: string
  headCell?: ReactNode
  cell: (row: Row) => ReactNode
  figure?: boolean
  grows?: boolean
  /** Hidden on phones. */
  wide?: boolean
  /** Hidden unless the screen is wide. */
  spacious?: boolean
  /** Hidden unless the screen is very wide. */
  ample?: boolean
  /** The order that a first click sorts by. */
  sortable?: 'asc' | 'desc'
  /** True for columns that can't be hidden, since rows are chosen or opened there. */
  fixed?: boolean
}

export interface TableSort {
  key: string
  order: 'asc' | 'desc'
  to: (column: Pick<Column<never>, 'key' | 'sortable'>) => string
}

interface TableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  sort?: TableSort
  /** Scrolls within the window; `--around` is the height of what lies around it. */
  long?: boolean
  dense?: boolean
  pressable?: boolean
}

/** The class of a row's only link, which covers the row, or what follows it in a pinned cell. */
export const rowLink = 'rounded-control font-semibold after:absolute after:inset-0 hover:text-pounamu'

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  long,
  dense,
  pressable,
}: TableProps<Row>) {
  const onPhones = columns.filter(({ wide, spacious, ample }) => !wide && !spacious && !ample)
  const pinned = long ? pinColumns(columns) : new Map<string, string>()
  const edges = (key: string) =>
    joinClasses(key === onPhones[0]?.key && 'max-md:pl-3.5', key === onPhones.at(-1)?.key && 'max-md:pr-3.5')
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
      tabIndex={0}
      className={joinClasses(
        'overflow-x-auto rounded-control',
        long && 'md:max-h-[max(20rem,calc(100dvh-var(--around,19rem)))] md:overflow-y-auto',
      )}
    >
      {/* Cut off, so that the pinned links don't make it wider. */}
      <table className={joinClasses('w-full border-collapse text-left text-sm', long && 'overflow-clip')}>
        <caption className="sr-only">{caption}</caption>
        <thead className={joinClasses(long && 'sticky top-0 z-10')}>
          <tr className="bg-ground text-xs text-ink-2">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? orders[sort.order] : undefined}
                className={joinClasses(
                  'py-2.5 font-semibold whitespace-nowrap',
                  side(long || dense),
                  edges(column.key),
                  cellStyle(column),
                  pinned.get(column.key),
                )}
              >
                {sort && column.sortable ? (
                  <SortLink column={column} sort={sort} />
                ) : (
                  (column.headCell ?? column.head)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={joinClasses(
                'border-t border-line',
                long && 'bg-paper',
                pressable && 'relative transition-colors focus-within:bg-ground hover:bg-ground',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={joinClasses(
                    side(long || dense),
                    edges(column.key),
                    long ? 'h-10 py-1' : dense ? 'py-2' : 'py-3',
                    column.figure && 'num whitespace-nowrap',
                    cellStyle(column),
                    pinned.get(column.key),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const orders = { asc: 'ascending', desc: 'descending' } as const

const cellStyle = ({
  figure,
  grows,
  wide,
  spacious,
  ample,
}: Pick<Column<unknown>, 'figure' | 'grows' | 'wide' | 'spacious' | 'ample'>) =>
  joinClasses(
    grows && 'w-full max-w-0 min-w-40',
    figure && 'text-right',
    wide && 'max-md:hidden',
    spacious && 'max-xl:hidden',
    ample && 'max-2xl:hidden',
  )

/** Leading columns that stay while the others scroll: the boxes and what names a row. */
function pinColumns(columns: Pick<Column<never>, 'key' | 'fixed'>[]): Map<string, string> {
  const firstLoose = columns.findIndex(({ fixed }) => !fixed)
  const [one, other] = columns.slice(0, firstLoose === -1 ? columns.length : firstLoose)
  const isPinned = 'md:sticky md:z-1 md:bg-inherit md:[&_a]:after:-right-1000'
  return new Map([
    ...(one ? [[one.key, joinClasses(isPinned, 'md:left-0')] as const] : []),
    ...(other ? [[other.key, joinClasses(isPinned, 'md:left-13')] as const] : []),
  ])
}

const side = (long = false) =>
  long ? 'px-1.5 first:pl-3.5 last:pr-3.5 sm:px-3 sm:first:pl-5 sm:last:pr-5' : 'px-5'

function SortLink<Row>({ column, sort }: { column: Column<Row>; sort: TableSort }) {
  const press = useChangeLink()
  const Icon = sort.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      onClick={press}
      to={sort.to(column)}
      preventScrollReset
      className={joinClasses(
        'inline-flex items-center gap-1 rounded-control hover:text-pounamu',
        sort.key === column.key && 'text-ink',
      )}
    >
      {column.head}
      {sort.key === column.key && <Icon aria-hidden size={14} strokeWidth={1.75} />}
    </Link>
  )
}
