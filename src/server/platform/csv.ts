export type CsvCell = string | number | boolean | Date | null

/** A line of CSV, by RFC 4180. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Stands first in a file, so that a spreadsheet reads the macrons as they were written. */
export const csv_mark = '\ufeff'

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = neutral(cell instanceof Date ? cell.toISOString() : String(cell))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would calculate text that begins like a formula; after a quote it only shows it. */
function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
