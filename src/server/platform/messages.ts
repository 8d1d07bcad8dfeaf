import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { email } from '#contract/core/shapes.ts'
import type { Config } from '../config.ts'
import type { Db, Tx } from './database/db.ts'
import { enqueue, task } from './jobs/jobs.ts'
import type { Platform } from './platform.ts'
import { sendSms, type SmsSettings } from './sms.ts'
import * as t from './texts.ts'

export interface OutgoingMessage {
  /** Whose message it is, whatever the address; null when it belongs to no account. */
  account_id: number | null
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  kind?: string | null
  /** One-click unsubscribe (RFC 8058): mail programs post here without signing in. */
  one_click_url?: string | null | undefined
}

export type Channel = OutgoingMessage['channel']

export function canSend({ demo, mail, sms }: Config, channel: Channel): boolean {
  return demo.shows_outbox || (channel === 'email' ? mail.smtp_url !== null : sms !== null)
}

export async function forgetMessages(tx: Tx, account_id: number): Promise<void> {
  await tx.deleteFrom('sent_messages').where('account_id', '=', account_id).execute()
}

interface SendMessage {
  message_id: number
}

/** In this transaction; it leaves after the commit. */
export async function queueMessage(
  tx: Tx,
  { account_id, channel, to, subject, text, kind = null, one_click_url = null }: OutgoingMessage,
): Promise<number> {
  const { id } = await tx
    .insertInto('sent_messages')
    .values({ account_id, channel, recipient: to, subject, text, kind, one_click_url })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, sendMessageTask, { message_id: id })
  return id
}

/** Recorded by the account's email address. The caller sends it. */
export async function notePush(
  tx: Tx,
  { account_id, to, subject, text }: Pick<OutgoingMessage, 'account_id' | 'to' | 'subject' | 'text'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('sent_messages')
    .values({ account_id, channel: 'push', recipient: to, subject, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function ageOfUndelivered(db: Db, message_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('sent_messages')
    .select(sql<number>`extract(epoch from clock_timestamp() - at)::float8`.as('age_s'))
    .where('id', '=', message_id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  return row?.age_s
}

/** Without a mail server, or an account for SMS, a message only stays in the outbox. */
export const sendMessageTask = task<SendMessage>({
  name: 'send_message',
  run: async ({ message_id }, { config, db }) => {
    const message = await db
      .selectFrom('sent_messages')
      .selectAll()
      .where('id', '=', message_id)
      .executeTakeFirst()
    if (!message || message.delivered_at) return
    if (message.channel === 'email' && config.mail.smtp_url) await deliverMail({ config, db }, message)
    if (message.channel === 'sms' && config.sms) await deliverSms(config.sms, db, message)
  },
})

type Stored = Omit<Mail, 'to'> & { recipient: string }

async function deliverMail({ config, db }: Pick<Platform, 'config' | 'db'>, message: Stored) {
  const to = z.safeParse(email, message.recipient)
  if (!to.success) return await noteFailure(db, message.id, t.the_address_is_not_an_email_address())
  try {
    await sendMail(config, { ...message, to: to.data })
  } catch (error) {
    await noteFailure(db, message.id, (error as Error).message)
    if (isRefusedForGood(error)) return
    throw error
  }
  await noteDelivery(db, message.id)
}

/** Twilio has no key by which a message sent twice is one: after a lost answer it may come twice. */
async function deliverSms(settings: SmsSettings, db: Db, { id, recipient, text }: Stored) {
  const outcome = await sendSms(settings, { to: recipient, text }).catch(async (error: Error) => {
    await noteFailure(db, id, error.message)
    throw error
  })
  if (outcome.is === 'taken') return await noteDelivery(db, id)
  await noteFailure(db, id, outcome.reason)
  if (!outcome.for_good) throw new Error(`Twilio refused a message: ${outcome.reason}`)
}

export async function noteDelivery(db: Db, message_id: number): Promise<void> {
  await db
    .updateTable('sent_messages')
    .set({ delivered_at: sql`clock_timestamp()`, failed_reason: null })
    .where('id', '=', message_id)
    .execute()
}

interface Mail {
  id: number
  to: string
  subject: string
  text: string
  one_click_url: string | null
}

async function sendMail(
  { mail: { smtp_url, mail_from }, http: { public_url } }: Config,
  { id, to, subject, text, one_click_url }: Mail,
) {
  const transport = createTransport({
    url: smtp_url!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  try {
    await transport.sendMail({
      from: mail_from,
      // As an object: nodemailer would parse a text, which could smuggle in other addresses.
      to: [{ name: '', address: to }],
      subject,
      text,
      // The same on every attempt, so that a duplicate can be recognised.
      messageId: `<message-${id}@${new URL(public_url).hostname}>`,
      ...(one_click_url && {
        headers: {
          'List-Unsubscribe': `<${one_click_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } finally {
    transport.close()
  }
}

const isRefusedForGood = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode ?? 0
  return code >= 500 && code < 600
}

export async function noteFailure(db: Db, message_id: number, failed_reason: string): Promise<void> {
  await db.updateTable('sent_messages').set({ failed_reason }).where('id', '=', message_id).execute()
}
