import { sql } from 'kysely'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { type Conversation, type ConversationStatus, maxPhoneViews } from '#domains/chat/common/chat.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { conversationRead } from './chat.events.ts'
import {
  lockConversation,
  lockConversationsOfPair,
  selectConversations,
  type ConversationRow,
} from './chat.queries.ts'
import { viewConversations } from './chat.service.ts'
import { listAdminTopics, resolveRequest } from './support/support.service.ts'
import { selectChatTopics } from './team/chat-actor.service.ts'
import { isOpenToHelper } from './team/team-chats.queries.ts'
import { selectChatBlocks, selectListingToWriteAbout } from './writing.queries.ts'
import * as t from '#domains/chat/texts.ts'

/** Never moves backwards, or past the last message. */
export function markRead(
  db: Db,
  actor: AccountActor,
  { id, number }: { id: number; number: number },
): Promise<void> {
  return transact(db, async (tx) => {
    const { account_id: accountId } = actor
    const locked = (await lockConversation(tx, actor, id)) ?? refuse('not_found')
    const readNumber = Math.min(number, locked.last_number)
    const { numUpdatedRows } = await tx
      .updateTable('conversation_members')
      .set({ read_number: readNumber })
      .where('conversation_id', '=', id)
      .where('account_id', '=', accountId)
      .where('read_number', '<', readNumber)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordEvent(tx, conversationRead, { conversation_id: id, account_id: accountId })
    await publishTopics(tx, await selectChatTopics(tx, locked))
    if (locked.member_id !== null) await publishTopics(tx, await listAdminTopics(tx))
  })
}

/** Takes no lock that a message waits for. Typing isn't shown across a block. */
export function notifyTyping(
  db: Db,
  { account_id: accountId, by_member: byMember }: AccountActor,
  id: number,
): Promise<void> {
  return transact(db, async (tx) => {
    const may = byMember === undefined ? sql`true` : isOpenToHelper(byMember)
    const { rows } = await sql<{ seller_id: AccountId | null; buyer_id: AccountId | null; is_open: boolean }>`
      update conversation_members mine set typing_at = clock_timestamp()
        from conversations c left join conversation_members others
          on others.conversation_id = c.id and others.account_id <> ${accountId}
       where mine.conversation_id = ${id} and mine.account_id = ${accountId} and c.id = mine.conversation_id and ${may}
      returning c.seller_id, c.buyer_id,
                coalesce(mine.status <> 'blocked' and others.status <> 'blocked', false) as is_open`.execute(
      tx,
    )
    const { is_open: isOpen, ...sides } = rows[0] ?? refuse('not_found')
    const topics = isOpen ? await selectChatTopics(tx, sides) : []
    await publishTopics(
      tx,
      topics.filter((topic) => topic !== `chat:${accountId}`),
    )
  })
}

export function setStatus(
  db: Db,
  accountId: AccountId,
  { id, status }: { id: number; status: ConversationStatus | 'resolved' },
): Promise<Conversation> {
  return transact(db, async (tx) => {
    await lockConversationsOfPair(tx, accountId, id)
    const [before] = await selectConversations(tx, accountId, { id })
    if (!before) return refuse('not_found')
    if (status === 'resolved') await resolveOwn(tx, accountId, before)
    else if (before.status !== status) await changeStatus(tx, accountId, before, status)
    // A conversation that was deleted and is now unblocked is listed again with the next message.
    const [after = { ...before, ...(status !== 'resolved' && { status }) }] = await selectConversations(
      tx,
      accountId,
      { id },
    )
    const [shown] = await viewConversations(tx, { account_id: accountId }, [after])
    return must(shown, 'shown conversation')
  })
}

async function resolveOwn(tx: Tx, accountId: AccountId, { id, listing_id: listingId }: ConversationRow) {
  if (listingId !== null) refuseStatus(t.only_support_conversations_are_resolved())
  await resolveRequest(tx, id, accountId)
}

function refuseStatus(reason: string): never {
  return refuse('validation_failed', { errors: { status: reason } })
}

/** A block is about a person: it and its end apply to every conversation of the two. */
async function changeStatus(
  tx: Tx,
  accountId: AccountId,
  before: ConversationRow,
  status: ConversationStatus,
) {
  if (status === 'blocked' && before.listing_id === null) refuseStatus(t.you_cant_block_support())
  const isOfPerson = status === 'blocked' || before.status === 'blocked'
  const changed = await tx
    .updateTable('conversation_members as mine')
    .set({ status })
    .where('mine.account_id', '=', accountId)
    .$if(!isOfPerson, (q) => q.where('mine.conversation_id', '=', before.id))
    .$if(isOfPerson, (q) =>
      q.where(
        sql<boolean>`exists (select from conversation_members others
          where others.conversation_id = mine.conversation_id and others.account_id = ${before.other_id})`,
      ),
    )
    .$if(isOfPerson && status !== 'blocked', (q) => q.where('mine.status', '=', 'blocked'))
    .where('mine.status', '<>', status)
    .returning('mine.conversation_id')
    .execute()
  for (const { conversation_id: conversationId } of changed)
    await recordChange(tx, accountId, conversationId, status)
  // Whether they may write has changed.
  if (isOfPerson) await publishTopic(tx, `chat:${before.other_id}`)
}

async function recordChange(
  tx: Tx,
  accountId: AccountId,
  id: number,
  status: ConversationStatus | 'deleted',
) {
  await tx
    .insertInto('conversation_status_changes')
    .values({ conversation_id: id, account_id: accountId, status, at: await readClock(tx) })
    .execute()
  await publishTopic(tx, `chat:${accountId}`)
}

/** Deletes it for this person alone. A block remains. */
export function hideConversation(db: Db, accountId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const locked = (await lockConversation(tx, { account_id: accountId }, id)) ?? refuse('not_found')
    const { numUpdatedRows } = await tx
      .updateTable('conversation_members')
      .set({ hidden_number: locked.last_number })
      .where('conversation_id', '=', id)
      .where('account_id', '=', accountId)
      .where('hidden_number', '<', locked.last_number)
      .executeTakeFirst()
    // Deleting again changes nothing.
    if (numUpdatedRows === 0n) return
    await recordEvent(tx, conversationRead, { conversation_id: id, account_id: accountId })
    await recordChange(tx, accountId, id, 'deleted')
  })
}

/** Each view is a row. Serialised per viewer, so that the day's limit holds. */
export function readSellerPhone(db: Db, viewerId: AccountId, listingId: ListingId): Promise<string> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`phone looks of ${viewerId}`}, 0))`.execute(tx)
    const at = await readClock(tx)
    const about = (await selectListingToWriteAbout(tx, listingId)) ?? refuse('not_found')
    const { seller_id: sellerId } = about
    const phone = await selectShownPhone(tx, sellerId)
    if (phone === undefined || sellerId === viewerId) return refuse('not_found')
    if (about.status !== 'active' || !isOpenAt(about, at)) refuse('listing_closed')
    const blocks = await selectChatBlocks(tx, viewerId, sellerId)
    if (blocks.has_blocked || blocks.is_blocked || (await isBlockedBy(tx, sellerId, viewerId))) {
      refuse('blocked')
    }
    if ((await countViews(tx, viewerId, listingId, at)) >= maxPhoneViews) {
      refuse('phone_looks_used_up')
    }
    await tx.insertInto('phone_looks').values({ listing_id: listingId, viewer_id: viewerId, at }).execute()
    return phone
  })
}

async function selectShownPhone(tx: Tx, sellerId: AccountId): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('phone_number')
    .where('id', '=', sellerId)
    .where('shows_phone', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.phone_number
}

/** Counts the listings viewed in a day; the same one again isn't counted. */
async function countViews(tx: Tx, viewerId: AccountId, listingId: ListingId, at: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('phone_looks')
    .select(sql<number>`count(distinct listing_id)`.as('count'))
    .where('viewer_id', '=', viewerId)
    .where('listing_id', '<>', listingId)
    .where('at', '>', sql<Date>`${at}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count
}
