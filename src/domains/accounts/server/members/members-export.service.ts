import { Readable } from 'node:stream'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { AnsweredFile, Caller } from '#platform/server/http/call.ts'
import { selectMemberIds, selectRows, type MemberSearch } from './members.queries.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'

type MemberExportRow = Awaited<ReturnType<typeof selectRows>>[number]

const getTypes = makeTexts((): Record<MemberExportRow['type'], string> => ({
  user: t.user(),
  admin: t.admin(),
}))
const getStatuses = makeTexts((): Record<MemberExportRow['status'], string> => ({
  active: t.active(),
  suspended: t.suspended(),
  pending: t.unfinished(),
  deleted: t.deleted(),
}))
const getSellers = makeTexts((): Record<MemberExportRow['seller_kind'], string> => ({
  private: t.private_word(),
  in_trade: t.in_trade(),
}))

/**
 * Formats as '021 5550120' or '00 61412345678': spreadsheets take these neither for formulas nor
 * for numbers.
 */
const phoneCell = (e164: string) =>
  e164.startsWith('+64') ? `0${e164.slice(3, 5)} ${e164.slice(5)}` : e164.replace(/^\+/, '00 ')

const getColumns = makeTexts((): CsvColumn<MemberExportRow>[] => [
  { head: t.number(), cell: ({ id }) => id },
  { head: t.type(), cell: ({ type }) => getTypes()[type] },
  { head: t.status(), cell: ({ status }) => getStatuses()[status] },
  { head: t.first_name(), cell: ({ first_name: firstName }) => firstName },
  { head: t.last_name(), cell: ({ last_name: lastName }) => lastName },
  { head: t.shown_as(), cell: ({ display_name: displayName }) => displayName },
  { head: t.email(), cell: ({ email }) => email },
  { head: t.phone(), cell: ({ phone_number: phoneNumber }) => phoneCell(phoneNumber) },
  { head: t.seller(), cell: ({ seller_kind: sellerKind }) => getSellers()[sellerKind] },
  { head: t.region(), cell: ({ region_name: regionName }) => regionName },
  { head: t.member_since_nz_time(), cell: ({ member_since: memberSince }) => csvTime(memberSince) },
  { head: t.last_seen_nz_time(), cell: ({ last_seen_at: lastSeenAt }) => csvTime(lastSeenAt) },
  { head: t.live_listings(), cell: ({ live_count: liveCount }) => liveCount },
  { head: t.sold(), cell: ({ sold_count: soldCount }) => soldCount },
])

/**
 * Exports the whole table for an admin who has just entered their password; logged with the reason.
 */
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
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectRows(db, some))),
  }
}
