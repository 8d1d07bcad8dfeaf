import { Columns3, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { rowsChoices, type TableName } from '#domains/insights/common/table-views/table-views.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Menu, MenuCheck, MenuItem, MenuSeparator, MenuLabel } from '#platform/web/ui/overlays/menu.tsx'
import type { BulkAct, BulkTable } from '../bulk/bulk-progress.tsx'
import type { Choosing } from './choosing.tsx'
import { rowsPerPage, type TableViewState, type TableInput, withoutPaging } from './table-address.ts'
import { useChooseTable, useTableChoices } from './table-choices.ts'
import type { AnyParts, AnyTable } from './table-definition.ts'
import { type TableToolsProps, TableViews } from './table-views.tsx'
import * as t from '#domains/staff/texts.ts'

type ColumnWidth = Pick<Column<never>, 'key' | 'fixed' | 'wide' | 'spacious' | 'ample'>

/** Chosen columns show at any screen width; without a choice, those that fit. */
export function showColumns<Row>(columns: Column<Row>[], chosen: string[] | null): Column<Row>[] {
  if (!chosen) return columns
  const shown = columns.filter(({ key, fixed }) => fixed || chosen.includes(key))
  return shown.map(({ wide: _wide, spacious: _spacious, ample: _ample, ...column }) => column)
}

/** @param width the window's width in pixels */
export const listFitting = (columns: readonly ColumnWidth[], width: number): string[] =>
  columns
    .filter(
      ({ wide, spacious, ample }) =>
        !(wide && width < 768) && !(spacious && width < 1280) && !(ample && width < 1536),
    )
    .map(({ key }) => key)

/** Returns the columns in the table's order, or null if the last one would be removed. */
export function toggleColumn(columns: readonly ColumnWidth[], shown: string[], key: string): string[] | null {
  const wanted = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]
  const left = columns.filter((column) => column.fixed || wanted.includes(column.key))
  return left.length === 0 ? null : left.map((column) => column.key)
}

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

const BulkDialog = lazyOnClick(async () => (await import('../bulk/bulk-dialog.tsx')).BulkDialog)

interface BulkMenuProps extends BulkTable {
  total: number | undefined
  acts: BulkAct[]
}

/** Acts on the chosen rows, or else on all matching rows on every page. */
function BulkMenu({ total, acts, ...table }: BulkMenuProps) {
  const [pending, setPending] = useState<BulkAct | null>(null)
  const chosen = table.chosen?.length ?? 0
  const all = total ?? 0
  const count = formatCount(chosen)
  return (
    <>
      {total ? (
        <Menu
          align="start"
          trigger={
            <Button kind="quiet" size="small" icon={ListChecks}>
              {chosen ? t.count_selected({ count }) : t.all_count_that_match({ count: all })}
            </Button>
          }
        >
          <MenuLabel>
            {chosen ? t.do_this_to_count({ count }) : t.do_this_to_all_count({ count: all })}
          </MenuLabel>
          {acts.map((act) => (
            <MenuItem
              key={act.act}
              icon={act.icon}
              danger={act.danger ?? false}
              onSelect={() => setPending(act)}
            >
              {act.label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {/* Stays mounted when no rows match any more, to show the result. */}
      {pending && <BulkDialog {...table} act={pending} onClose={() => setPending(null)} />}
    </>
  )
}

interface TableBulkProps {
  bulk: NonNullable<AnyTable['bulk']>
  parts: AnyParts
  input: TableInput
  choosing: Choosing
}

export function TableBulk({ bulk, parts, input, choosing }: TableBulkProps) {
  const invalidate = useInvalidate()
  return (
    <BulkMenu
      plan={bulk.plan}
      search={withoutPaging(input)}
      total={parts.reply?.total}
      chosen={bulk.Bar ? [] : [...choosing.chosen]}
      acts={bulk.acts(parts)}
      onChanged={() => {
        choosing.onChoose([])
        for (const op of bulk.changes) invalidate(op)
      }}
    />
  )
}
