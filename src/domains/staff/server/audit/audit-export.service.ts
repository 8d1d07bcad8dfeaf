import { Readable } from 'node:stream'
import type { AuditEntry, AuditSearch } from '#domains/staff/common/audit/audit.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { formatByPattern, formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { csvMark, csvLine, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectAuditFound } from './audit.queries.ts'
import { recordAudit } from './audit.service.ts'
import * as t from '#domains/staff/texts.ts'

const getColumns = makeTexts((): CsvColumn<AuditEntry>[] => [
  { head: t.number(), cell: ({ id }) => id },
  { head: t.when_nz_time(), cell: ({ at }) => csvTime(new Date(at)) },
  { head: t.who(), cell: ({ actor_name: actorName }) => actorName },
  { head: t.whos_number(), cell: ({ actor_id: actorId }) => actorId },
  { head: t.from_where(), cell: ({ address }) => address },
  { head: t.device(), cell: ({ device }) => device },
  { head: t.act(), cell: ({ action }) => action },
  { head: t.about(), cell: ({ subject_kind: subjectKind }) => subjectKind },
  { head: t.abouts_number(), cell: ({ subject_id: subjectId }) => subjectId },
  { head: t.name(), cell: ({ subject_name: subjectName }) => subjectName },
  { head: t.reason(), cell: ({ reason }) => reason },
  { head: t.before(), cell: ({ before }) => formatValues(before) },
  { head: t.after(), cell: ({ after }) => formatValues(after) },
])

/** 'Price NZ$ 120; Status active'. */
const formatValues = (values: AuditEntry['after']): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name.replace(/_cents$/, '')} ${formatValue(name, value)}`)
    .join('; ')

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (name.endsWith('_cents') && typeof value === 'number') return formatMoney(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const rowsAtOnce = 1000

/** Pages down from the newest entry at the start, however long sending takes. */
async function* writeRows(db: Db, search: AuditSearch): AsyncGenerator<string> {
  const columns = getColumns()
  yield csvMark + csvLine(columns.map(({ head }) => head))
  for (let before: number | undefined; ;) {
    const rows = await selectAuditFound(db, { ...search, before, limit: rowsAtOnce })
    yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')
    before = rows.at(-1)?.id
    if (rows.length < rowsAtOnce) return
  }
}

export async function exportFound(
  db: Db,
  actorId: AccountId,
  { reason, ...search }: AuditSearch & { reason: string },
): Promise<AnsweredFile> {
  const { q_actions: _qActions, ...after } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'audit.exported',
      subject_kind: 'audit',
      subject_id: null,
      reason,
      after,
    }),
  )
  return {
    name: `hoko-audit-log-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(writeRows(db, search)),
  }
}
