import { Readable } from 'node:stream'
import type { decideFlag, flagListing, Flag } from '#domains/flags/common/flags.ts'
import type { exportMemberFlags } from '#domains/flags/common/member-flags.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readClock } from '#platform/server/clock.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { flagDecided, flagReopened, listingFlagged } from './flags.events.ts'
import { lockFlag, selectFlag, selectFlags, selectPublicListing, type FlagRow } from './flags.queries.ts'
import { selectMemberFlagIds, selectMemberFlagsById, type MemberFlagRow } from './member-flags.queries.ts'
import * as t from '#domains/flags/texts.ts'

/** The same report sent twice is refused while the first is open. */
export function flagOne(
  db: Db,
  reporterId: AccountId,
  { listing_id: listingId, reason, text }: OperationValues<typeof flagListing>,
): Promise<OperationReply<typeof flagListing>> {
  return transact(db, async (tx) => {
    const listing = (await selectPublicListing(tx, listingId)) ?? refuse('not_found')
    if (listing.seller_id === reporterId) {
      refuse('own_listing', { message: t.this_is_your_own_listing() })
    }
    const flaggedAt = await readClock(tx)
    const made = await tx
      .insertInto('flags')
      .values({ listing_id: listingId, reporter_id: reporterId, reason, text, flagged_at: flaggedAt })
      .onConflict((on) => on.columns(['listing_id', 'reporter_id']).where('outcome', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return refuse('already_flagged')
    await recordEvent(tx, listingFlagged, { listing_id: listingId, reason, text })
    return { id: made.id, listing_id: listingId, reason, text, flagged_at: flaggedAt.toISOString() }
  })
}

export async function readFlags(db: Db, listingId: ListingId): Promise<{ items: Flag[] }> {
  return { items: (await selectFlags(db, listingId)).map(flagView) }
}

export function decideOne(
  db: Db,
  actorId: AccountId,
  { id, outcome, word }: OperationValues<typeof decideFlag>,
): Promise<Flag> {
  return transact(db, async (tx) => {
    const flag = (await lockFlag(tx, id)) ?? refuse('not_found')
    if (flag.outcome !== null) refuse('flag_decided')
    const { listing_id: listingId, reporter_id: reporterId, reason } = flag
    await tx
      .updateTable('flags')
      .set({ outcome, outcome_word: word, decided_by: actorId, decided_at: await readClock(tx) })
      .where('id', '=', id)
      .execute()
    // Logged under the report, because sellers may read the log of a listing.
    await recordAudit(tx, {
      actor_id: actorId,
      action: `flag.${outcome}`,
      subject_kind: 'flag',
      subject_id: id,
      reason: word,
      after: { listing: listingId, report: reason },
    })
    if (reporterId !== null)
      await recordEvent(tx, flagDecided, { listing_id: listingId, reporter_id: reporterId, outcome, word })
    return flagView(await selectFlag(tx, id))
  })
}

export const undecided = { outcome: null, outcome_word: null, decided_by: null, decided_at: null }

/**
 * It's open again, and its reporter is notified; refused if they have reported the same again
 * meanwhile.
 */
export async function reopenFlag(tx: Tx, actorId: AccountId, id: number): Promise<void> {
  const flag = (await lockFlag(tx, id)) ?? refuse('not_found')
  if (flag.outcome === null) refuse('flag_decided', { message: t.this_report_is_open_already() })
  await refuseReportedAgain(() => tx.updateTable('flags').set(undecided).where('id', '=', id).execute())
  const { listing_id: listingId, reporter_id: reporterId, outcome } = flag
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'flag.reopened',
    subject_kind: 'flag',
    subject_id: id,
    before: { outcome },
    after: { listing: listingId },
  })
  if (reporterId !== null)
    await recordEvent(tx, flagReopened, { reporter_id: reporterId, listing_id: listingId })
}

export async function refuseReportedAgain(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    refuse('flag_decided', { message: t.the_reporter_has_reported_this_again() })
  }
}

const getPerson = (id: AccountId | null, displayName: string | null) =>
  id === null ? null : { id, display_name: displayName ?? '' }

function flagView(row: FlagRow): Flag {
  const { outcome, outcome_word: outcomeWord, decider_name: deciderName, decided_at: decidedAt } = row
  return {
    id: row.id,
    listing_id: row.listing_id,
    reporter: getPerson(row.reporter_id, row.reporter_name),
    about: getPerson(row.about_id, row.about_name),
    reason: row.reason,
    text: row.text,
    flagged_at: row.flagged_at.toISOString(),
    decision:
      outcome && decidedAt
        ? {
            outcome,
            word: outcomeWord ?? '',
            decider_name: deciderName ?? '',
            at: decidedAt.toISOString(),
          }
        : null,
  }
}

interface PastLink {
  listing_id: ListingId
  about_id: AccountId
  reason: 'shared_phone' | 'shared_device' | 'shared_card'
  text: string
  flagged_at: Date
}

/** Records a past refusal of somebody related to the seller. */
export async function recordPastLink(tx: Tx, link: PastLink): Promise<void> {
  await tx.insertInto('flags').values(link).execute()
}

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
