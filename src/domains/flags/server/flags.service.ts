import type { decideFlag, flagListing, Flag } from '#domains/flags/common/flags.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { flagDecided, flagReopened, listingFlagged } from './flags.events.ts'
import { lockFlag, selectFlag, selectFlags, selectPublicListing, type FlagRow } from './flags.queries.ts'
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
