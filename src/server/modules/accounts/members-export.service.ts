import { Readable } from 'node:stream'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { csvLine, csv_mark } from '#server/platform/csv.ts'
import { transact, type Db } from '#server/platform/db.ts'
import type { AnsweredFile } from '#server/platform/http/call.ts'
import { selectMemberIds, selectRows, type MemberSearch } from './members.queries.ts'

const columns = [
  'id',
  'type',
  'status',
  'first_name',
  'last_name',
  'display_name',
  'email',
  'phone_number',
  'seller_kind',
  'region',
  'member_since',
  'last_seen_at',
  'live_count',
  'sold_count',
] as const

const rows_at_once = 1000

/** The table of accounts, whole; who took it away is noted. Each account is in it once, however long it takes to send. */
export async function exportTable(db: Db, actor_id: number, search: MemberSearch): Promise<AnsweredFile> {
  const ids = await selectMemberIds(db, search)
  const { sort: _sort, order: _order, ...filters } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id,
      action: 'accounts.exported',
      subject_kind: 'accounts',
      subject_id: null,
      after: { ...filters, rows: ids.length },
    }),
  )
  const day = new Date().toISOString().slice(0, 10)
  return {
    name: `hoko-users-${day}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(linesOf(db, ids)),
  }
}

async function* linesOf(db: Db, ids: number[]): AsyncGenerator<string> {
  yield csv_mark + csvLine(columns)
  for (let from = 0; from < ids.length; from += rows_at_once) {
    const rows = await selectRows(db, ids.slice(from, from + rows_at_once))
    yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join('')
  }
}
