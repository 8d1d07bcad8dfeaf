import type { Column } from '#platform/web/ui/facts/table.tsx'
import * as t from '#domains/staff/texts.ts'

export interface Choosing {
  chosen: ReadonlySet<number>
  onChoose: (ids: number[]) => void
}

const boxStyle = 'relative z-1 block size-5 accent-pounamu'

/** Renders a checkbox per row and one for the whole page. */
export function makeChoosingColumn<Row extends { id: number }>(
  rows: Row[],
  { chosen, onChoose }: Choosing,
  nameOf: (row: Row) => string | number,
): Column<Row> {
  const isAll = rows.every(({ id }) => chosen.has(id))
  return {
    key: 'choose',
    head: t.select(),
    fixed: true,
    headCell: (
      <input
        type="checkbox"
        aria-label={t.select_all_on_this_page()}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && chosen.size > 0
        }}
        onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))}
        className={boxStyle}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={t.select_name({ name: nameOf(row) })}
        checked={chosen.has(row.id)}
        onChange={(event) =>
          onChoose(event.target.checked ? [...chosen, row.id] : [...chosen].filter((one) => one !== row.id))
        }
        // Lies above the link that covers the row.
        className={boxStyle}
      />
    ),
  }
}
