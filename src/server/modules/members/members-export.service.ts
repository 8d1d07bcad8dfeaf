import { Readable } from 'node:stream'
import { formatByPattern } from '#shared/formats/formats.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { csvTable, csvTime, type CsvColumn } from '#server/platform/files/csv.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import type { AnsweredFile, Caller } from '#server/platform/http/call.ts'
import { selectMemberIds, selectRows, type MemberSearch } from './members.queries.ts'
import { refuseStalePassword } from '#server/modules/auth/password/password.service.ts'

type Row = Awaited<ReturnType<typeof selectRows>>[number]

const types: Record<Row['type'], string> = { user: 'User', admin: 'Admin' }
const statuses: Record<Row['status'], string> = {
  active: 'Active',
  suspended: 'Suspended',
  pending: 'Unfinished',
  deleted: 'Deleted',
}
const sellers: Record<Row['seller_kind'], string> = { private: 'Private', in_trade: 'In trade' }

/** '021 5550120', '00 61412345678': a spreadsheet takes neither for a formula nor for a number. */
const phoneCell = (e164: string) =>
  e164.startsWith('+64') ? `0${e164.slice(3, 5)} ${e164.slice(5)}` : e164.replace(/^\+/, '00 ')

const columns: CsvColumn<Row>[] = [
  { head: 'Number', cell: ({ id }) => id },
  { head: 'Type', cell: ({ type }) => types[type] },
  { head: 'Status', cell: ({ status }) => statuses[status] },
  { head: 'First name', cell: ({ first_name }) => first_name },
  { head: 'Last name', cell: ({ last_name }) => last_name },
  { head: 'Shown as', cell: ({ display_name }) => display_name },
  { head: 'Email', cell: ({ email }) => email },
  { head: 'Phone', cell: ({ phone_number }) => phoneCell(phone_number) },
  { head: 'Seller', cell: ({ seller_kind }) => sellers[seller_kind] },
  { head: 'Region', cell: ({ region_name }) => region_name },
  { head: 'Member since (NZ time)', cell: ({ member_since }) => csvTime(member_since) },
  { head: 'Last seen (NZ time)', cell: ({ last_seen_at }) => csvTime(last_seen_at) },
  { head: 'Live listings', cell: ({ live_count }) => live_count },
  { head: 'Sold', cell: ({ sold_count }) => sold_count },
]

/** The table of accounts, whole, for an admin who has just given their password; who took it away and why is noted. */
export async function exportTable(
  db: Db,
  caller: Caller,
  { reason, ...search }: MemberSearch & { reason: string },
): Promise<AnsweredFile> {
  await refuseStalePassword(db, caller)
  const ids = await selectMemberIds(db, search)
  const { sort: _sort, order: _order, ...filters } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: caller.id,
      action: 'accounts.exported',
      subject_kind: 'accounts',
      subject_id: null,
      reason,
      after: { ...filters, rows: ids.length },
    }),
  )
  const day = formatByPattern(new Date(), 'YYYY-MM-DD')
  return {
    name: `hoko-users-${day}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(columns, ids, (some) => selectRows(db, some))),
  }
}
