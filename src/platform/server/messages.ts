import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AccountId } from '#platform/common/ids.ts'
import { toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { email } from '#platform/common/shapes.ts'
import type { Config } from './config.ts'
import type { Db, Tx } from './database/db.ts'
import { enqueue, enqueueAll, task } from './jobs/jobs.ts'
import { releaseNotices, selectDelayEnd } from './jobs/notice-delays.ts'
import { recordFailedAttempt } from './mail/failed-emails.ts'
import { isRefusedForGood, sendMail, type Mail, type MailAttachment } from './mail/send-mail.ts'
import type { Platform } from './platform.ts'
import { sendSms, type SmsSettings } from './sms.ts'
import * as t from '#platform/texts.ts'
import { extensionPoint } from './extensions.ts'

export interface OutgoingMessage {
  /** The account that the message belongs to, whatever the address; null for none. */
  account_id: AccountId | null
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  kind?: string | null
  /** One-click unsubscribe (RFC 8058): mail programs post here without signing in. */
  one_click_url?: string | null | undefined
  /** The label of the main link, which is on its own line. */
  button_label?: string | null | undefined
  /** The contact line at the end of an email. */
  support_line?: string | null | undefined
  attachment?: AttachmentReference | undefined
}

/** Stored with the message instead of the file. */
export interface AttachmentReference {
  kind: string
  id: number
}

/** Makes the file of a reference when the email is sent. */
export type AttachmentMakers = Record<string, (db: Db, id: number) => Promise<MailAttachment>>

export const attachmentMakers = extensionPoint<AttachmentMakers>('attachments of emails')

export type Channel = OutgoingMessage['channel']

export function canSend({ demo, mail, sms }: Config, channel: Channel): boolean {
  return demo.showsOutbox || (channel === 'email' ? mail.smtpUrl !== null : sms !== null)
}

export async function forgetMessages(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('sent_messages').where('account_id', '=', accountId).execute()
}

interface Quote {
  account_id: AccountId
  quote: string
  /** Replaces the quote. */
  instead: string
}

/** Cuts the quote from queued and failed messages, and from the stored text of sent ones. */
export async function cutQuoteFromMessages(
  tx: Tx,
  { account_id: accountId, quote, instead }: Quote,
): Promise<void> {
  await tx
    .updateTable('sent_messages')
    .set({ text: sql<string>`replace(text, ${quote}, ${instead})` })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`position(${quote} in text) > 0`)
    .execute()
}

interface SendMessage {
  message_id: number
}

/** Queued in this transaction; sent after the commit. */
export async function queueMessage(tx: Tx, message: OutgoingMessage): Promise<number> {
  return must((await queueMessages(tx, [message]))[0], 'message')
}

/** Many queued at once are sent after other messages. */
const priorityOfMany = 5

/** @returns their numbers, in their order */
export async function queueMessages(tx: Tx, messages: OutgoingMessage[]): Promise<number[]> {
  if (messages.length === 0) return []
  const rows = messages.map(({ to, attachment, ...rest }) => ({
    ...rest,
    recipient: to,
    attachment_kind: attachment?.kind,
    attachment_id: attachment?.id,
  }))
  const written = await sql<{ id: number; delay_id: number | null }>`
    insert into sent_messages (account_id, channel, recipient, subject, text, kind, one_click_url, button_label,
                               support_line, attachment_kind, attachment_id)
    select (m->>'account_id')::bigint, m->>'channel', m->>'recipient', m->>'subject', m->>'text', m->>'kind', m->>'one_click_url',
           m->>'button_label', m->>'support_line', m->>'attachment_kind', (m->>'attachment_id')::bigint
      from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as messages(m, n) order by n
 returning id, delay_id`.execute(tx)
  const delayId = must(written.rows[0], 'delay_id').delay_id
  const ids = written.rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const more = {
    ...(messages.length > 1 && { priority: priorityOfMany }),
    ...(delayId !== null && { runAt: await selectDelayEnd(tx, delayId) }),
  }
  await enqueueAll(
    tx,
    sendMessageTask,
    ids.map((messageId) => ({ payload: { message_id: messageId }, ...more })),
  )
  return ids
}

/** Recorded under the account's email address. The caller sends it. */
export async function recordPush(
  tx: Tx,
  {
    account_id: accountId,
    to,
    subject,
    text,
  }: Pick<OutgoingMessage, 'account_id' | 'to' | 'subject' | 'text'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('sent_messages')
    .values({ account_id: accountId, channel: 'push', recipient: to, subject, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function readUndeliveredAge(db: Db, messageId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('sent_messages')
    .select(sql<number>`extract(epoch from clock_timestamp() - at)::float8`.as('age_s'))
    .where('id', '=', messageId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  return row?.age_s
}

/** Without a mail server, or an account for SMS, a message only stays in the outbox. */
export const createSendMessageTask = (makers: AttachmentMakers) =>
  task<SendMessage>({
    name: 'send_message',
    run: async ({ message_id: messageId }, { config, db }) => {
      const message = await db
        .selectFrom('sent_messages')
        .selectAll()
        .where('id', '=', messageId)
        .executeTakeFirst()
      if (!message || message.delivered_at) return
      if (message.delay_id !== null && !(await releaseNotices(db, message.delay_id))) {
        return await forgetMessage(db, messageId)
      }
      if (message.channel === 'email' && config.mail.smtpUrl)
        await deliverMail({ config, db }, message, makers)
      if (message.channel === 'sms' && config.sms) await deliverSms(config.sms, db, message)
    },
  })

async function forgetMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sent_messages').where('id', '=', id).execute()
}

/** For messages without attachments. */
export const sendMessageTask = createSendMessageTask({})

type Stored = Omit<Mail, 'to' | 'attachments'> & {
  recipient: string
  attachment_kind: string | null
  attachment_id: number | null
}

async function deliverMail(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  message: Stored,
  makers: AttachmentMakers,
) {
  const messageId = message.id
  const to = z.safeParse(email, message.recipient)
  if (!to.success) {
    const reason = t.the_address_is_not_an_email_address()
    await recordFailedAttempt(db, { message_id: messageId, reason, forGood: true })
    return
  }
  try {
    const attachments = await makeAttachments(db, message, makers)
    await sendMail(config, { ...message, to: to.data, attachments })
  } catch (error) {
    const forGood = isRefusedForGood(error)
    const reason = toError(error).message
    if (await recordFailedAttempt(db, { message_id: messageId, reason, forGood })) return
    throw error
  }
  await recordDelivery(db, messageId)
}

async function makeAttachments(
  db: Db,
  { attachment_kind: kind, attachment_id: id }: Stored,
  makers: AttachmentMakers,
): Promise<MailAttachment[]> {
  if (kind === null || id === null) return []
  const make = makers[kind]
  if (!make) throw new Error(`Nothing makes attachments of the kind ${kind}.`)
  return [await make(db, id)]
}

/** Twilio has no idempotency key: after a lost answer a message may be sent twice. */
async function deliverSms(settings: SmsSettings, db: Db, { id, recipient, text }: Stored) {
  const outcome = await sendSms(settings, { to: recipient, text }).catch(async (error: Error) => {
    await recordFailure(db, id, error.message)
    throw error
  })
  if (outcome.is === 'taken') return await recordDelivery(db, id)
  await recordFailure(db, id, outcome.reason)
  if (!outcome.forGood) throw new Error(`Twilio refused a message: ${outcome.reason}`)
}

export async function recordDelivery(db: Db, messageId: number): Promise<void> {
  await db
    .updateTable('sent_messages')
    .set({ delivered_at: sql`clock_timestamp()`, failed_reason: null })
    .where('id', '=', messageId)
    .execute()
}

export async function recordFailure(db: Db, messageId: number, failedReason: string): Promise<void> {
  await db
    .updateTable('sent_messages')
    .set({ failed_reason: failedReason })
    .where('id', '=', messageId)
    .execute()
}

/** Retries a message that was given up. */
export async function sendAgain(tx: Tx, messageId: number): Promise<void> {
  await tx.deleteFrom('failed_emails').where('message_id', '=', messageId).execute()
  await tx
    .updateTable('sent_messages')
    .set({ attempts: 0, failed_reason: null })
    .where('id', '=', messageId)
    .execute()
  await enqueue(tx, sendMessageTask, { message_id: messageId })
}
