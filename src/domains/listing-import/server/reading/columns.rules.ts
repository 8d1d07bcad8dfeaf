import {
  attributePrefix,
  exportOnlyColumns,
  importColumns,
  type ImportColumn,
} from '#domains/listing-import/common/import-columns.ts'
import * as t from '#domains/listing-import/texts.ts'

/** A column that an import understands. */
export type Column = ImportColumn | 'listing' | `attr.${string}`

export type Cells = ReadonlyMap<Column, string>

/** Other names that people and shops' systems give to the same. */
const aliases: Record<string, ImportColumn> = {
  sku: 'reference',
  ref: 'reference',
  name: 'title',
  method: 'sale_method',
  reserve_price: 'reserve',
  buy_now: 'buy_now_price',
  closes: 'closing',
  closes_at: 'closing',
  qty: 'quantity',
  stock: 'quantity',
  shipping: 'delivery',
  city: 'district',
  ean: 'gtin',
  upc: 'gtin',
  barcode: 'gtin',
  photos: 'pictures',
  images: 'pictures',
}

const isImportColumn = (name: string): name is ImportColumn =>
  (importColumns as readonly string[]).includes(name)

function readColumn(head: string): Column | null {
  const name = head
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
  if (isImportColumn(name) || name === 'listing') return name
  if (/^attr\.[a-z][a-z0-9_]{0,39}$/.test(name)) return `attr.${name.slice(attributePrefix.length)}`
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : null
}

export interface ReadHead {
  /** By position; null for one that means nothing here. */
  columns: (Column | null)[]
  unknown: string[]
}

const maxUnknown = 20
const maxName = 60

/** @returns the sentence that refuses the file, or its columns */
export function readHead(head: readonly string[]): ReadHead | string {
  const columns = head.map(readColumn)
  const twice = columns.find((column, n) => column !== null && columns.indexOf(column) !== n)
  if (twice) return t.a_column_is_there_twice({ column: twice })
  if (!columns.includes('reference')) return t.there_is_no_reference_column()
  const unknown = head
    .map((name) => name.trim())
    .filter((name, n) => columns[n] === null && name !== '' && !isExportOnly(name))
    .map((name) => name.slice(0, maxName))
  return { columns, unknown: [...new Set(unknown)].slice(0, maxUnknown) }
}

const isExportOnly = (name: string) =>
  (exportOnlyColumns as readonly string[]).includes(name.toLowerCase().replace(/[\s_-]+/g, '_'))

/** An export puts a quotation mark before what a spreadsheet would calculate. */
const formulaMark = /^'(?=[=+\-@\t\r＝＋－＠])/

/** Two cells that differ only in what spreadsheets change are the same. */
export const cleanCell = (cell: string): string =>
  cell.replace(formulaMark, '').replace(/\r\n?/g, '\n').trim()

export const readCells = ({ columns }: ReadHead, row: readonly string[]): Cells =>
  new Map(
    columns.flatMap((column, n): [Column, string][] =>
      column === null ? [] : [[column, cleanCell(row[n] ?? '')]],
    ),
  )
