import { sql } from 'kysely'
import {
  deleteConversation,
  readConversation,
  sayTyping,
  setConversationStatus,
  type Conversation,
  type ConversationStatus,
} from '#contract/chat/chat.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { publishTopic, publishTopics } from '#server/platform/live-hub.ts'
import { refuse } from '#server/platform/refusal.ts'
import { conversationRead } from './chat.events.ts'
import { lockConversation, selectConversations } from './chat.queries.ts'
import { viewConversations } from './chat.service.ts'

/** Never backwards, and no further than what there is. */
export function markRead(
  db: Db,
  account_id: number,
  { id, number }: { id: number; number: number },
): Promise<void> {
  return transact(db, async (tx) => {
    const held = (await lockConversation(tx, account_id, id)) ?? refuse(readConversation, 'not_found')
    const read_number = Math.min(number, held.last_number)
    const { numUpdatedRows } = await tx
      .updateTable('conversation_members')
      .set({ read_number })
      .where('conversation_id', '=', id)
      .where('account_id', '=', account_id)
      .where('read_number', '<', read_number)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordEvent(tx, conversationRead, { conversation_id: id, account_id })
    await publishTopics(tx, [`chat:${held.seller_id}`, `chat:${held.buyer_id}`])
  })
}

/** Takes no lock that a message waits for. */
export function noteTyping(db: Db, account_id: number, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const { rows } = await sql<{ other_id: number }>`
      update conversation_members mine set typing_at = clock_timestamp()
        from conversation_members others
       where mine.conversation_id = ${id} and mine.account_id = ${account_id}
         and others.conversation_id = mine.conversation_id and others.account_id <> mine.account_id
      returning others.account_id as other_id`.execute(tx)
    const [other] = rows
    await publishTopic(tx, `chat:${(other ?? refuse(sayTyping, 'not_found')).other_id}`)
  })
}

export function setStatus(
  db: Db,
  account_id: number,
  { id, status }: { id: number; status: ConversationStatus },
): Promise<Conversation> {
  return transact(db, async (tx) => {
    const held = await lockConversation(tx, account_id, id)
    const [before] = held ? await selectConversations(tx, account_id, { id }) : []
    if (!before) return refuse(setConversationStatus, 'not_found')
    if (before.status !== status) await changeStatus(tx, account_id, id, status)
    const [after] = await selectConversations(tx, account_id, { id })
    const [shown] = await viewConversations(tx, account_id, [after!])
    return shown!
  })
}

async function changeStatus(tx: Tx, account_id: number, id: number, status: ConversationStatus) {
  await tx
    .updateTable('conversation_members')
    .set({ status })
    .where('conversation_id', '=', id)
    .where('account_id', '=', account_id)
    .execute()
  await noteChange(tx, account_id, id, status)
}

async function noteChange(tx: Tx, account_id: number, id: number, status: ConversationStatus | 'deleted') {
  await tx
    .insertInto('conversation_status_changes')
    .values({ conversation_id: id, account_id, status, at: await readClock(tx) })
    .execute()
  await publishTopic(tx, `chat:${account_id}`)
}

/** For this person alone. A block stays. */
export function hideConversation(db: Db, account_id: number, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const held = (await lockConversation(tx, account_id, id)) ?? refuse(deleteConversation, 'not_found')
    const { numUpdatedRows } = await tx
      .updateTable('conversation_members')
      .set({ hidden_number: held.last_number })
      .where('conversation_id', '=', id)
      .where('account_id', '=', account_id)
      .where('hidden_number', '<', held.last_number)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse(deleteConversation, 'not_found')
    await recordEvent(tx, conversationRead, { conversation_id: id, account_id })
    await noteChange(tx, account_id, id, 'deleted')
  })
}
