import type { Column } from '#platform/web/ui/facts/table.tsx'

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
