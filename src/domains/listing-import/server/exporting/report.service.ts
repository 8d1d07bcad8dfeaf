import { Readable } from 'node:stream'
import { importColumns } from '#domains/listing-import/common/import-columns.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvLine, csvMark } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { itemView } from '../runs/runs.service.ts'
import { getTemplateRows } from './template.labels.ts'
import * as t from '#domains/listing-import/texts.ts'

const rowsAtOnce = 500

/** One line for each reason: the row, its reference and column, and the sentence. */
async function* writeReport(db: Db, runId: number): AsyncGenerator<string> {
  yield csvMark + csvLine([t.row(), t.reference(), t.title(), t.column(), t.reason()])
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('listing_import_items')
      .selectAll()
      .where('run_id', '=', runId)
      .where('result', 'in', ['refused', 'left'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const { row, reference, title, problems, message } of rows.map(itemView)) {
      const reasons = problems.length > 0 ? problems : [{ column: '', says: message }]
      for (const { column, says } of reasons) yield csvLine([row, reference, title, column, says])
    }
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.id ?? 0
  }
}

export async function exportReport(db: Db, sellerId: AccountId, id: number): Promise<AnsweredFile> {
  const run = await db
    .selectFrom('listing_import_runs')
    .select('id')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!run) return refuse('not_found')
  return {
    name: `hoko-import-${id}-refused.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(writeReport(db, id)),
  }
}

export function writeTemplate(): AnsweredFile {
  const rows = getTemplateRows().map((row) => csvLine(importColumns.map((column) => row[column] ?? '')))
  return {
    name: 'hoko-items-template.csv',
    content_type: 'text/csv; charset=utf-8',
    content: Buffer.from([csvMark, csvLine(importColumns), ...rows].join('')),
  }
}
