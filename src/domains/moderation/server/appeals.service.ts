import type { ListingId } from '#platform/common/ids.ts'
import { rejectionReason, type Verdict } from '#platform/common/verdict.ts'
import { sql } from 'kysely'
import type { Appeal } from '#domains/moderation/common/moderation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { selectAppealed, selectMessages, type AppealedListing, type MessageRow } from './appeals.queries.ts'
import { appealAnswered, appealMade } from './moderation.events.ts'
import { type AppealState, judgeWriting } from './moderation.rules.ts'

export async function readAppeal(db: Db, caller: Caller, listingId: ListingId): Promise<Appeal> {
  const listing = await selectAppealed(db, listingId)
  if (!listing || !maySee(listing, caller)) return refuse('not_found')
  return appealView(listing, await selectMessages(db, listingId), caller)
}

const maySee = ({ seller_id: sellerId }: AppealedListing, { id, type }: Caller) =>
  type === 'admin' || id === sellerId

export async function writeToAppeal(
  db: Db,
  caller: Caller,
  listingId: ListingId,
  text: string,
): Promise<Appeal> {
  return await transact(db, async (tx) => {
    // Serialised, so that waiting messages are counted correctly.
    await sql`select pg_advisory_xact_lock(hashtextextended('appeal', ${listingId}))`.execute(tx)
    const listing = await selectAppealed(tx, listingId)
    if (!listing || !maySee(listing, caller)) return refuse('not_found')
    const before = await selectMessages(tx, listingId)
    refuseRejected(judgeAppeal(listing, before, caller), 'appeal_closed')
    if (listing.suspension_id === null) return refuse('appeal_closed')
    // A message sent twice counts once.
    const last = before.at(-1)
    const isSellers = caller.type === 'user'
    if (last?.text !== text || last.is_sellers !== isSellers) {
      await addMessage(tx, { ...listing, suspension_id: listing.suspension_id }, caller, text)
    }
    return appealView(listing, await selectMessages(tx, listingId), caller)
  })
}

async function addMessage(
  tx: Tx,
  {
    id: listingId,
    seller_id: sellerId,
    suspension_id: suspensionId,
  }: AppealedListing & { suspension_id: number },
  { id: authorId, type }: Caller,
  text: string,
) {
  const isSellers = type === 'user'
  await tx
    .insertInto('appeal_messages')
    .values({
      suspension_id: suspensionId,
      listing_id: listingId,
      author_id: authorId,
      is_sellers: isSellers,
      text,
      at: await readClock(tx),
    })
    .execute()
  if (isSellers)
    return await recordEvent(tx, appealMade, { listing_id: listingId, seller_id: sellerId, text })
  await recordAudit(tx, {
    actor_id: authorId,
    action: 'appeal.answered',
    subject_kind: 'listing',
    subject_id: listingId,
    after: { answer: text },
  })
  return await recordEvent(tx, appealAnswered, { listing_id: listingId, seller_id: sellerId, text })
}

function judgeAppeal(listing: AppealedListing, messages: MessageRow[], { type }: Caller): Verdict {
  const state: AppealState = {
    subject: 'listing',
    suspension: listing.suspension_id === null ? 'none' : listing.lifted_at === null ? 'stands' : 'lifted',
    writtenBySeller: messages
      .filter(({ suspension_id: suspensionId }) => suspensionId === listing.suspension_id)
      .map(({ is_sellers: isSellers }) => isSellers),
  }
  return judgeWriting(state, type === 'admin' ? 'admin' : 'seller')
}

function appealView(listing: AppealedListing, messages: MessageRow[], caller: Caller): Appeal {
  const { id, type, title, status, reason, at, lifted_at: liftedAt, lifted_reason: liftedReason } = listing
  const verdict = judgeAppeal(listing, messages, caller)
  return {
    listing: { id, type, title, status },
    suspension:
      at === null
        ? null
        : {
            reason: reason ?? '',
            at: at.toISOString(),
            lifted_at: liftedAt && liftedAt.toISOString(),
            lifted_reason: liftedReason,
          },
    messages: messages.map((message) => ({
      id: message.id,
      text: message.text,
      at: message.at.toISOString(),
      is_sellers: message.is_sellers,
      author: getAuthor(message, caller),
    })),
    may_write: verdict.isAllowed,
    why_not: rejectionReason(verdict),
  }
}

function getAuthor(
  { is_sellers: isSellers, display_name: displayName, full_name: fullName }: MessageRow,
  { type }: Caller,
): string {
  if (isSellers) return displayName
  return type === 'admin' ? fullName : 'Hoko'
}
