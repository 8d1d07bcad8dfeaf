import { Readable } from 'node:stream'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { csvTable } from '#server/platform/csv.ts'
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

/** The table of accounts, whole; who took it away is noted. */
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
    content: Readable.from(csvTable(columns, ids, (some) => selectRows(db, some))),
  }
}
