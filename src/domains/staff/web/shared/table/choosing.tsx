import { useState } from 'react'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import type { AnyOperation, OperationInput } from '#platform/common/operation.ts'
import { useApiQuery, useFirstCall } from '#platform/web/loading/query.tsx'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { rowsPerPage, type TableInput, withoutViewState } from './table-address.ts'
import { useTableChoices } from './table-choices.ts'
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

/** Fetches the page in the address with the admin's number of rows. */
export function useTableRows<Op extends AnyOperation>(
  op: Op,
  table: TableName | undefined,
  search: TableInput,
) {
  const choices = useTableChoices(table)
  const { limit: _limit, ...rest } = withoutViewState(search)
  const limit = choices.data?.rows_per_page ?? rowsPerPage
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every operation of a table takes a limit.
  const input = { ...rest, ...(table && { limit }) } as unknown as OperationInput<Op>
  // Most admins have no stored choice, so the default input is preloaded.
  useFirstCall(op, input)
  return useApiQuery(op, input, {
    placeholderData: (before) => before,
    enabled: !table || choices.isFetched,
  })
}

/** Rows that are no longer shown are no longer chosen. */
export function useChoosing(rows: readonly { id: number }[]): Choosing {
  const [ids, setIds] = useState<readonly number[]>([])
  const shown = new Set(rows.map(({ id }) => id))
  return { chosen: new Set(ids.filter((id) => shown.has(id))), onChoose: setIds }
}
