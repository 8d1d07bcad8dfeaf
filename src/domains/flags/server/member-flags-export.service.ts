import { Readable } from 'node:stream'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { exportMemberFlags } from '#domains/flags/common/member-flags.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectMemberFlagIds, selectMemberFlagsById, type MemberFlagRow } from './member-flags.queries.ts'
import * as t from '#domains/flags/texts.ts'

const getColumns = makeTexts((): CsvColumn<MemberFlagRow>[] => [
  { head: t.csv_number(), cell: ({ id }) => id },
  { head: t.csv_reported_at(), cell: ({ flagged_at: flaggedAt }) => csvTime(flaggedAt) },
  { head: t.csv_what(), cell: ({ kind }) => kind },
  { head: t.csv_about_number(), cell: ({ about_id: aboutId }) => aboutId },
  { head: t.csv_about(), cell: ({ about_name: aboutName }) => aboutName },
  { head: t.csv_reporter_number(), cell: ({ reporter_id: reporterId }) => reporterId },
  { head: t.csv_reporter(), cell: ({ reporter_name: reporterName }) => reporterName },
  { head: t.csv_reason(), cell: ({ reason }) => reason },
  { head: t.csv_text(), cell: ({ text }) => text },
  { head: t.csv_said(), cell: ({ said }) => said },
  { head: t.csv_outcome(), cell: ({ outcome }) => outcome ?? 'open' },
  { head: t.csv_answer(), cell: ({ outcome_word: outcomeWord }) => outcomeWord },
  { head: t.csv_decided_by(), cell: ({ decider_name: deciderName }) => deciderName },
  { head: t.csv_decided_at(), cell: ({ decided_at: decidedAt }) => csvTime(decidedAt) },
])

/** Exports all matches, and records it in the audit log: they quote what members wrote. */
export async function exportFlags(
  db: Db,
  actorId: AccountId,
  wanted: OperationValues<typeof exportMemberFlags>,
): Promise<AnsweredFile> {
  const ids = await selectMemberFlagIds(db, wanted)
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'flags.exported',
      subject_kind: 'flags',
      subject_id: null,
      after: { ...wanted, rows: ids.length },
    }),
  )
  return {
    name: `hoko-member-reports-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectMemberFlagsById(db, some))),
  }
}
