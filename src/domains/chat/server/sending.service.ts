import { sql } from 'kysely'
import type { sendMessage } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
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
  max_conversations_begun,
  type WritingRejection,
} from './chat.rules.ts'
import { viewMessages } from './chat.service.ts'
import { requestSupport, lockSupportConversation } from './support/support.service.ts'
import * as t from '#domains/chat/texts.ts'

type MessageInput = OperationValues<typeof sendMessage>
type LockedListingConversation = Extract<LockedConversation, { listing_id: number }>

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
  const sender_id = actor.account_id
  await lockChatActor(tx, actor)
  const locked = await lockConversationFor(tx, actor, sent)
  const earlier = await selectMessageByClient(tx, locked.id, sender_id, sent.client_id)
  const row = earlier ?? (await sendNow(tx, actor, locked, sent))
  const [message] = await viewMessages(tx, sender_id, locked, [row])
  return { conversation_id: locked.id, message: message! }
}

async function lockConversationFor(tx: Tx, actor: AccountActor, sent: MessageInput): Promise<LockedConversation> {
  const sender_id = actor.account_id
  if (sent.to_support) return await lockSupportConversation(tx, sender_id, sender_id)
  if (sent.listing_id !== undefined)
    return await openConversation(tx, sender_id, sent.listing_id, sent.user_id)
  return (await lockConversation(tx, actor, sent.conversation_id!)) ?? refuse('not_found')
}

/** The first facts remain: the landlord may have answered them. */
async function recordTenant(tx: Tx, sender_id: number, locked: LockedConversation, tenant: TenantFacts) {
  const home = locked.buyer_id === sender_id ? await selectPurpose(tx, locked.listing_id) : undefined
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

async function sendNow(tx: Tx, actor: AccountActor, locked: LockedConversation, sent: MessageInput): Promise<MessageRow> {
  const sender_id = actor.account_id
  if (locked.listing_id !== null) {
    const message = await sendToOther(tx, actor, locked, sent)
    if (sent.tenant) await recordTenant(tx, sender_id, locked, sent.tenant)
    return message
  }
  if (sent.tenant) refuseTenant('tenant', t.only_someone_asking_about_a_rental())
  return (await requestSupport(tx, sender_id, locked, sent)) ?? refusePhotos()
}

function refusePhotos(): never {
  return refuse('validation_failed', { errors: { image_ids: t.one_of_the_photos_is_gone() } })
}

/** Two who begin at once get the same one: the second waits for the first one's row. */
async function openConversation(
  tx: Tx,
  sender_id: number,
  listing_id: number,
  user_id: number | undefined,
): Promise<LockedListingConversation> {
  const about = (await selectListingToWriteAbout(tx, listing_id)) ?? refuse('not_found')
  const { seller_id } = about
  const buyer_id = seller_id === sender_id ? user_id : sender_id
  if (buyer_id === undefined || buyer_id === seller_id) {
    return refuse('own_listing', { message: t.this_is_your_own_listing() })
  }
  const other = await selectPerson(tx, seller_id === sender_id ? buyer_id : seller_id)
  const have_met = await selectHaveMet(tx, { listing_id, seller_id, buyer_id })
  if (!other || (seller_id === sender_id && !have_met)) return refuse('not_found')
  // Serialised per member, so that the day's limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conversations of ${sender_id}`}, 0))`.execute(tx)
  const begun_at = await readClock(tx)
  const is_live = about.status === 'active' && isOpenAt(about, begun_at)
  if (!is_live && !have_met) refuseWriting('listing_closed')
  const locked = await tx
    .insertInto('conversations')
    .values({ listing_id, seller_id, buyer_id, begun_by: sender_id, begun_at, last_at: begun_at })
    .onConflict((row) =>
      row
        .columns(['listing_id', 'buyer_id'])
        .doUpdateSet((eb) => ({ listing_id: eb.ref('excluded.listing_id') })),
    )
    .returning(['id', 'listing_id', 'seller_id', 'buyer_id', 'last_number'])
    .executeTakeFirstOrThrow()
  if (locked.last_number === 0) {
    // A seller only writes first to people whom they have met.
    if (sender_id === buyer_id && (await countBegun(tx, sender_id, begun_at)) > max_conversations_begun) {
      refuse('conversations_used_up', {
        message: t.youve_written_about_count_listings_today({ count: max_conversations_begun }),
      })
    }
    await tx
      .insertInto('conversation_members')
      .values([seller_id, buyer_id].map((account_id) => ({ conversation_id: locked.id, account_id })))
      .onConflict((row) => row.doNothing())
      .execute()
  }
  return { ...locked, listing_id, seller_id, buyer_id, member_id: null }
}

async function sendToOther(tx: Tx, actor: AccountActor, locked: LockedListingConversation, sent: MessageInput) {
  const { account_id: sender_id, by_member } = actor
  const { id: conversation_id, listing_id, seller_id, buyer_id } = locked
  const receiver_id = sender_id === seller_id ? buyer_id : seller_id
  const blocks = await selectChatBlocks(tx, sender_id, receiver_id)
  const receiver = await selectPerson(tx, receiver_id)
  const verdict = judgeWriting({
    is_live: true,
    have_met: true,
    has_blocked: blocks.has_blocked,
    is_blocked: blocks.is_blocked || (sender_id === buyer_id && (await isBlockedBy(tx, seller_id, buyer_id))),
    is_other_active: receiver?.status === 'active',
  })
  if (!verdict.isAllowed) refuseWriting(verdict.reason)
  refuseRejected(await checkActorRestriction(tx, actor, 'messaging'), 'partly_suspended')
  if (by_member !== undefined) {
    await handOverImages(tx, { from: by_member, to: sender_id }, sent.image_ids)
    // Several in a row count as one answer.
    if (!(await wroteLast(tx, locked, by_member))) {
      await auditTeamEnquiry(tx, actor, listing_id, 'enquiry_answered')
    }
  }
  const message = (await storeMessage(tx, sender_id, locked, { ...sent, by_member })) ?? refusePhotos()
  const { number } = message
  await recordEvent(tx, messageSent, { conversation_id, number, listing_id, sender_id, receiver_id })
  await publishTopics(tx, await selectChatTopics(tx, locked))
  return message
}

function refuseWriting(reason: WritingRejection): never {
  return refuse(reason === 'blocked_by_me' ? 'blocked' : reason, { message: describeRejection(reason) })
}
