import { readFile, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { maxImageBytes } from '#domains/media/common/media.ts'
import {
  maxImportCell,
  maxImportColumns,
  maxImportRows,
  maxImportTextBytes,
} from '#domains/listing-import/common/import-columns.ts'
import { decodeText, requireTextSize } from '#platform/server/files/sent/decode-text.ts'
import { isZip, readEntries, withZip } from '#platform/server/files/sent/open-zip.ts'
import { readTable } from '#platform/server/files/sent/read-table.adapter.ts'
import { takeOutFiles } from '#platform/server/files/sent/take-out-files.ts'
import { Unreadable } from '#platform/server/files/sent/unreadable.ts'
import { serveWork } from '#platform/server/files/serve-work.ts'
import { ImportFailed } from './import-failed.rules.ts'
import type { RefusedFile, SentTable } from './sent-table.types.ts'
import { explainUnreadable } from './unreadable.labels.ts'
import * as t from '#domains/listing-import/texts.ts'

const zipLimits = { entries: 20_000, bytes: 2 * 1024 ** 3, eachBytes: maxImageBytes }

const isPicture = (name: string) => /\.(?:jpe?g|png|webp|heic|heif|gif|avif)$/i.test(name)

async function readImport(file: string): Promise<SentTable> {
  if (await isZip(file)) return await readZip(file)
  requireTextSize((await stat(file)).size, maxImportTextBytes)
  return { ...splitTable(await readFile(file)), pictures: null }
}

const readZip = (file: string): Promise<SentTable> =>
  withZip(
    file,
    async (zip) => {
      const entries = await readEntries(zip, zipLimits)
      const tables = entries.filter(({ fileName }) => /\.(?:csv|tsv|txt)$/i.test(fileName))
      const [table] = tables
      if (!table) throw new ImportFailed(t.the_zip_has_no_csv())
      if (tables.length > 1) throw new ImportFailed(t.the_zip_has_several_csvs())
      requireTextSize(table.uncompressedSize, maxImportTextBytes)
      const pictures = entries
        .filter(({ fileName }) => isPicture(fileName))
        .map(({ fileName: name, crc32: crc, uncompressedSize: bytes }) => ({ name, crc, bytes }))
      return { ...splitTable(await buffer(await zip.openReadStreamPromise(table))), pictures }
    },
    (error) => error instanceof ImportFailed,
  )

function splitTable(bytes: Uint8Array): Pick<SentTable, 'head' | 'rows'> {
  const text = decodeText(bytes, { maxBytes: maxImportTextBytes, takesUtf16: true })
  const limits = { maxRows: maxImportRows, maxColumns: maxImportColumns, maxCell: maxImportCell }
  const [head = [], ...rows] = readTable(text, limits)
  const shifted = rows.findIndex((cells) => cells.slice(head.length).some((cell) => cell.trim() !== ''))
  if (shifted !== -1) throw new ImportFailed(t.a_row_has_more_cells({ row: String(shifted + 2) }))
  return { head, rows }
}

/** @returns the reason if it's refused; other errors are ours */
async function orRefused<T>(work: Promise<T>): Promise<T | RefusedFile> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ImportFailed) return { refused: error.message }
    if (error instanceof Unreadable) return { refused: explainUnreadable(error) }
    throw error
  }
}

serveWork({
  readImport: (file: string) => orRefused(readImport(file)),
  takeOut: (archive: string, names: string[], folder: string) =>
    orRefused(takeOutFiles(archive, names, folder, zipLimits)),
})
