import { sql } from 'kysely'
import type { sendMessage } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { checkActorRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import { handOverImages } from '#domains/media/server/media.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { messageSent } from './chat.events.ts'
import { lockConversation, type LockedConversation, type MessageRow } from './chat.queries.ts'
import { lockChatActor, auditTeamEnquiry, selectChatTopics } from './team/chat-actor.service.ts'
import { storeMessage } from './message.service.ts'
import {
  countBegun,
  selectChatBlocks,
  selectHaveMet,
  selectListingToWriteAbout,
  selectMessageByClient,
  selectPerson,
  selectPurpose,
  wroteLast,
} from './writing.queries.ts'
import {
  describeRejection,
  judgeWriting,
  maxConversationsBegun,
  type WritingRejection,
} from './chat.rules.ts'
import { viewMessages } from './chat.service.ts'
import { requestSupport, lockSupportConversation } from './support/support.service.ts'
import * as t from '#domains/chat/texts.ts'

type MessageInput = OperationValues<typeof sendMessage>
type LockedListingConversation = Extract<LockedConversation, { listing_id: ListingId }>

/**
 * The conversation's row is locked until the end: both people see the same numbers in the same
 * order.
 */
export function writeMessage(
  db: Db,
  actor: AccountActor,
  sent: MessageInput,
): Promise<OperationReply<typeof sendMessage>> {
  return transact(db, (tx) => sendInTransaction(tx, actor, sent))
}

export async function sendInTransaction(
  tx: Tx,
  actor: AccountActor,
  sent: MessageInput,
): Promise<OperationReply<typeof sendMessage>> {
  const senderId = actor.account_id
  await lockChatActor(tx, actor)
  const locked = await lockConversationFor(tx, actor, sent)
  const earlier = await selectMessageByClient(tx, locked.id, senderId, sent.client_id)
  const row = earlier ?? (await sendNow(tx, actor, locked, sent))
  const [message] = await viewMessages(tx, senderId, locked, [row])
  return { conversation_id: locked.id, message: must(message, 'message') }
}

async function lockConversationFor(
  tx: Tx,
  actor: AccountActor,
  sent: MessageInput,
): Promise<LockedConversation> {
  const senderId = actor.account_id
  if (sent.to_support) return await lockSupportConversation(tx, senderId, senderId)
  if (sent.listing_id !== undefined)
    return await openConversation(tx, senderId, sent.listing_id, sent.user_id)
  return (
    (await lockConversation(tx, actor, must(sent.conversation_id, 'conversation_id'))) ?? refuse('not_found')
  )
}

/** The first facts remain: the landlord may have answered them. */
async function recordTenant(tx: Tx, senderId: AccountId, locked: LockedConversation, tenant: TenantFacts) {
  const home = locked.buyer_id === senderId ? await selectPurpose(tx, locked.listing_id) : undefined
  if (home?.purpose !== 'rent' && home?.purpose !== 'flatmate') {
    refuseTenant('tenant', t.only_someone_asking_about_a_rental())
  }
  if (tenant.move_in < home.today) refuseTenant('tenant.move_in', t.choose_today_or_a_later_day())
  await tx
    .insertInto('tenant_facts')
    .values({ conversation_id: locked.id, ...tenant, at: await readClock(tx) })
    .onConflict((row) => row.doNothing())
    .execute()
}

function refuseTenant(field: string, reason: string): never {
  return refuse('validation_failed', { errors: { [field]: reason } })
}

async function sendNow(
  tx: Tx,
  actor: AccountActor,
  locked: LockedConversation,
  sent: MessageInput,
): Promise<MessageRow> {
  const senderId = actor.account_id
  if (locked.listing_id !== null) {
    const message = await sendToOther(tx, actor, locked, sent)
    if (sent.tenant) await recordTenant(tx, senderId, locked, sent.tenant)
    return message
  }
  if (sent.tenant) refuseTenant('tenant', t.only_someone_asking_about_a_rental())
  return (await requestSupport(tx, senderId, locked, sent)) ?? refusePhotos()
}

function refusePhotos(): never {
  return refuse('validation_failed', { errors: { image_ids: t.one_of_the_photos_is_gone() } })
}

/** Two who begin at once get the same one: the second waits for the first one's row. */
async function openConversation(
  tx: Tx,
  senderId: AccountId,
  listingId: ListingId,
  userId: AccountId | undefined,
): Promise<LockedListingConversation> {
  const about = (await selectListingToWriteAbout(tx, listingId)) ?? refuse('not_found')
  const { seller_id: sellerId } = about
  const buyerId = sellerId === senderId ? userId : senderId
  if (buyerId === undefined || buyerId === sellerId) {
    return refuse('own_listing', { message: t.this_is_your_own_listing() })
  }
  const other = await selectPerson(tx, sellerId === senderId ? buyerId : sellerId)
  const haveMet = await selectHaveMet(tx, { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId })
  if (!other || (sellerId === senderId && !haveMet)) return refuse('not_found')
  // Serialised per member, so that the day's limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conversations of ${senderId}`}, 0))`.execute(tx)
  const begunAt = await readClock(tx)
  const isLive = about.status === 'active' && isOpenAt(about, begunAt)
  if (!isLive && !haveMet) refuseWriting('listing_closed')
  const locked = await tx
    .insertInto('conversations')
    .values({
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      begun_by: senderId,
      begun_at: begunAt,
      last_at: begunAt,
    })
    .onConflict((row) =>
      row
        .columns(['listing_id', 'buyer_id'])
        .doUpdateSet((eb) => ({ listing_id: eb.ref('excluded.listing_id') })),
    )
    .returning(['id', 'listing_id', 'seller_id', 'buyer_id', 'last_number'])
    .executeTakeFirstOrThrow()
  if (locked.last_number === 0) {
    // A seller only writes first to people whom they have met.
    if (senderId === buyerId && (await countBegun(tx, senderId, begunAt)) > maxConversationsBegun) {
      refuse('conversations_used_up', {
        message: t.youve_written_about_count_listings_today({ count: maxConversationsBegun }),
      })
    }
    await tx
      .insertInto('conversation_members')
      .values([sellerId, buyerId].map((accountId) => ({ conversation_id: locked.id, account_id: accountId })))
      .onConflict((row) => row.doNothing())
      .execute()
  }
  return { ...locked, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId, member_id: null }
}

async function sendToOther(
  tx: Tx,
  actor: AccountActor,
  locked: LockedListingConversation,
  sent: MessageInput,
) {
  const { account_id: senderId, by_member: byMember } = actor
  const { id: conversationId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = locked
  const receiverId = senderId === sellerId ? buyerId : sellerId
  const blocks = await selectChatBlocks(tx, senderId, receiverId)
  const receiver = await selectPerson(tx, receiverId)
  const verdict = judgeWriting({
    is_live: true,
    have_met: true,
    has_blocked: blocks.has_blocked,
    is_blocked: blocks.is_blocked || (senderId === buyerId && (await isBlockedBy(tx, sellerId, buyerId))),
    isOtherActive: receiver?.status === 'active',
  })
  if (!verdict.isAllowed) refuseWriting(verdict.reason)
  refuseRejected(await checkActorRestriction(tx, actor, 'messaging'), 'partly_suspended')
  if (byMember !== undefined) {
    await handOverImages(tx, { from: byMember, to: senderId }, sent.image_ids)
    // Several in a row count as one answer.
    if (!(await wroteLast(tx, locked, byMember))) {
      await auditTeamEnquiry(tx, actor, listingId, 'enquiry_answered')
    }
  }
  const message =
    (await storeMessage(tx, senderId, locked, { ...sent, by_member: byMember })) ?? refusePhotos()
  const { number } = message
  await recordEvent(tx, messageSent, {
    conversation_id: conversationId,
    number,
    listing_id: listingId,
    sender_id: senderId,
    receiver_id: receiverId,
  })
  await publishTopics(tx, await selectChatTopics(tx, locked))
  return message
}

function refuseWriting(reason: WritingRejection): never {
  return refuse(reason === 'blocked_by_me' ? 'blocked' : reason, { message: describeRejection(reason) })
}
