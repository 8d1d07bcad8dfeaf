import { sql } from 'kysely'
import { transact, type Db, type Tx } from '../database/db.ts'
import { recordEvent } from '../jobs/outbox.ts'
import { emailGivenUp } from './mail.events.ts'

/** About a day, with the queue's delays between them. */
export const maxAttempts = 13
const maxReasonCharacters = 300

interface Failure {
  message_id: number
  reason: string
  forGood: boolean
}

/** @returns whether it was given up */
export async function recordFailedAttempt(
  db: Db,
  { message_id: messageId, reason, forGood }: Failure,
): Promise<boolean> {
  return await transact(db, async (tx) => {
    const { attempts } = await tx
      .updateTable('sent_messages')
      .set({
        failed_reason: reason.slice(0, maxReasonCharacters),
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', messageId)
      .returning('attempts')
      .executeTakeFirstOrThrow()
    const givesUp = forGood || attempts >= maxAttempts
    if (givesUp) await giveUp(tx, messageId)
    return givesUp
  })
}

async function giveUp(tx: Tx, messageId: number): Promise<void> {
  const givenUp = await tx
    .insertInto('failed_emails')
    .values({ message_id: messageId, at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (givenUp.numInsertedOrUpdatedRows) await recordEvent(tx, emailGivenUp, { message_id: messageId })
}

interface Page {
  page: number
  limit: number
}

/** Never includes their text: some give access to an account. */
export async function selectFailedEmails(db: Db, { page, limit }: Page) {
  const rows = await db
    .selectFrom('failed_emails as f')
    .innerJoin('sent_messages as m', 'm.id', 'f.message_id')
    .select(['m.id', 'm.recipient', 'm.subject', 'm.kind', 'm.account_id', 'm.at as queued_at'])
    .select(['f.at as failed_at', 'm.failed_reason', 'm.attempts'])
    .orderBy('f.at', 'desc')
    .orderBy('f.message_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('failed_emails')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export type FailedEmailRow = Awaited<ReturnType<typeof selectFailedEmails>>['rows'][number]

/** Locked, so that only one of two admins retries it. */
export async function lockFailedEmail(tx: Tx, messageId: number) {
  return await tx
    .selectFrom('failed_emails as f')
    .innerJoin('sent_messages as m', 'm.id', 'f.message_id')
    .select(['m.id', 'm.recipient', 'm.kind', 'm.subject', 'm.account_id'])
    .where('f.message_id', '=', messageId)
    .forUpdate('f')
    .executeTakeFirst()
}

export async function hasFailedEmails(db: Db): Promise<boolean> {
  return (await db.selectFrom('failed_emails').select('message_id').limit(1).executeTakeFirst()) !== undefined
}
