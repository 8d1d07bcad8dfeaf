import { Columns3 } from 'lucide-react'
import { rowsChoices, type TableName } from '#domains/insights/common/table-views/table-views.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { rowsPerPage, type TableViewState } from './table-address.ts'
import { listFitting, toggleColumn } from './shown-columns.ts'
import { useChooseTable, useTableChoices } from './table-choices.ts'
import type { TableToolsProps } from './table-parts.ts'
import { TableViews } from './table-views.tsx'
import * as t from '#domains/staff/texts.ts'

/** The columns in the address, or else the admin's choice. Null for the default. */
export function useChosenColumns(table: TableName | undefined, { columns }: TableViewState): string[] | null {
  const { data } = useTableChoices(table)
  return columns ? columns.split(',') : (data?.columns ?? null)
}

/** The admin's choice of columns, rows per page and saved views. */
export function TableTools<Search extends TableViewState & { page?: number }>(
  props: TableToolsProps<Search>,
) {
  const { table, columns, search, to, children } = props
  const { data } = useTableChoices(table)
  const choose = useChooseTable(table)
  const changeAddress = useChangeAddress()
  return (
    <div
      role="group"
      aria-label={t.table_tools()}
      className="flex flex-wrap items-center gap-2 max-sm:contents sm:ml-auto sm:justify-end"
    >
      {children}
      <TableViews {...props} />
      {columns.length > 0 && <ColumnMenu {...props} />}
      <PillSelect
        label={t.rows_per_page()}
        value={data?.rows_per_page ?? rowsPerPage}
        onChange={({ target }) => {
          choose({ rows_per_page: rowsChoices.find((count) => String(count) === target.value) ?? null })
          changeAddress(to({ ...search, ...('page' in search && { page: 1 }) }), {
            preventScrollReset: true,
            replace: true,
          })
        }}
        options={rowsChoices.map((count) => ({ value: String(count), label: t.count_rows({ count }) }))}
      />
    </div>
  )
}

function ColumnMenu<Search extends TableViewState>({ table, columns, search, to }: TableToolsProps<Search>) {
  const chosen = useChosenColumns(table, search)
  const choose = useChooseTable(table)
  const changeAddress = useChangeAddress()
  const show = (next: string[] | null) => {
    if (search.columns) {
      const address = to({ ...search, columns: next?.join(',') })
      changeAddress(address, { preventScrollReset: true, replace: true })
    }
    if (!search.columns || !next) choose({ columns: next })
  }
  return (
    <Menu
      trigger={
        <Button kind="quiet" size="small" icon={Columns3}>
          {t.columns()}
        </Button>
      }
    >
      <ColumnChecks columns={columns} chosen={chosen} onShow={show} />
    </Menu>
  )
}

interface ColumnChecksProps {
  columns: TableToolsProps<TableViewState>['columns']
  chosen: string[] | null
  onShow: (columns: string[] | null) => void
}

function ColumnChecks({ columns, chosen, onShow }: ColumnChecksProps) {
  const shown = chosen ?? listFitting(columns, window.innerWidth)
  return (
    <>
      {columns.map(({ key, head, fixed }) => {
        const left = toggleColumn(columns, shown, key)
        return (
          <MenuCheck
            key={key}
            checked={fixed || shown.includes(key)}
            disabled={fixed || !left}
            onChange={() => left && onShow(left)}
          >
            {head}
          </MenuCheck>
        )
      })}
      <MenuSeparator />
      <MenuItem disabled={!chosen} onSelect={() => onShow(null)}>
        {t.usual_columns()}
      </MenuItem>
    </>
  )
}
