import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { contactUs } from '#domains/chat/common/support.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { storeMessage } from '../message.service.ts'
import { answerMail, receivedMail } from './contact.messages.ts'
import { supportRequested } from '../chat.events.ts'
import { selectVisitor } from './support.queries.ts'
import { requestSupport, lockSupportConversation, publishRequest } from './support.service.ts'

interface Parts {
  db: Db
  publicUrl: string
}

type ContactMessage = OperationValues<typeof contactUs>
type Reply = OperationReply<typeof contactUs>

/**
 * Beyond this many, admins see messages only in the inbox, without a notification and an email for
 * each.
 */
const maxNoticesAnHour = 20

/** A program that fills in every field gets the same answer, and nothing is stored. */
export async function takeMessage(
  { db, publicUrl }: Parts,
  caller: Caller | null,
  { website, ...written }: ContactMessage,
): Promise<Reply> {
  if (website.trim() !== '') return { conversation_id: null }
  return await transact(db, async (tx) => {
    if (caller?.type === 'user') return await requestAsMember(tx, caller.id, written.message)
    await openVisitorsRequest(tx, written, publicUrl)
    return { conversation_id: null }
  })
}

async function requestAsMember(tx: Tx, memberId: AccountId, text: string): Promise<Reply> {
  const locked = await lockSupportConversation(tx, memberId, memberId)
  await requestSupport(tx, memberId, locked, { client_id: randomUUID(), text, image_ids: [] })
  return { conversation_id: locked.id }
}

/** Each message is its own request, so that no stranger's text is added to another's. */
async function openVisitorsRequest(
  tx: Tx,
  { name, email, phone, message }: Omit<ContactMessage, 'website'>,
  publicUrl: string,
): Promise<void> {
  const begunAt = await readClock(tx)
  const locked = await tx
    .insertInto('conversations')
    .values({ begun_at: begunAt, last_at: begunAt })
    .returning(['id', 'last_number'])
    .executeTakeFirstOrThrow()
  const { id } = locked
  const isNotified = (await countLately(tx)) < maxNoticesAnHour
  await tx
    .insertInto('support_visitors')
    .values({ conversation_id: id, name, email, phone_number: phone ?? null })
    .execute()
  await tx.insertInto('support_requests').values({ conversation_id: id, waiting_since: begunAt }).execute()
  await storeMessage(tx, null, locked, { client_id: randomUUID(), text: message, image_ids: [] })
  if (isNotified) {
    await recordEvent(tx, supportRequested, { conversation_id: id, member_id: null, assignee_id: null })
    await mailReceived(tx, { id, name, email, phone, message }, publicUrl)
  }
  await publishRequest(tx, { member_id: null })
}

async function countLately(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('support_visitors as v')
    .innerJoin('conversations as c', 'c.id', 'v.conversation_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.begun_at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

async function mailReceived(
  tx: Tx,
  received: Omit<ContactMessage, 'website'> & { id: number },
  publicUrl: string,
): Promise<void> {
  const { support_email: supportEmail } = await readSettings(tx)
  if (supportEmail) await writeMessage(tx, null, receivedMail(supportEmail, received, publicUrl))
}

/** Sent to the address that the visitor gave. */
export async function mailAnswer(
  tx: Tx,
  conversationId: number,
  text: string,
  publicUrl: string,
): Promise<void> {
  const visitor = await selectVisitor(tx, conversationId)
  if (visitor) await writeMessage(tx, null, answerMail(visitor, text, publicUrl))
}

/** Deletes resolved requests a year after their last message. */
export async function forgetVisitors(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const old = tx
      .selectFrom('support_visitors as v')
      .innerJoin('conversations as c', 'c.id', 'v.conversation_id')
      .innerJoin('support_requests as s', 's.conversation_id', 'c.id')
      .select('c.id')
      .where('s.status', '=', 'resolved')
      .where('c.last_at', '<', sql<Date>`clock_timestamp() - interval '1 year'`)
      .limit(1000)
    const ids = (await old.execute()).map(({ id }) => id)
    if (ids.length === 0) return
    for (const table of ['support_request_changes', 'support_requests', 'support_visitors'] as const)
      await tx.deleteFrom(table).where('conversation_id', 'in', ids).execute()
    await tx.deleteFrom('chat_messages').where('conversation_id', 'in', ids).execute()
    await tx.deleteFrom('conversations').where('id', 'in', ids).execute()
  })
}
