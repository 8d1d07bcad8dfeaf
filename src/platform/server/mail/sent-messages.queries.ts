import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '../database/db.ts'

export interface MessageSearch {
  channel?: 'email' | 'sms' | 'push' | undefined
  state?: 'waiting' | 'delivered' | 'failed' | undefined
  kind?: string | undefined
  recipient?: string | undefined
  account_id?: AccountId | undefined
}

const isFailed = sql<boolean>`delivered_at is null and failed_reason is not null`

const states = {
  delivered: sql<boolean>`delivered_at is not null`,
  failed: isFailed,
  waiting: sql<boolean>`delivered_at is null and failed_reason is null`,
}

const columns = [
  'id',
  'channel',
  'kind',
  'account_id',
  'recipient',
  'subject',
  'at',
  'delivered_at',
  'failed_reason',
  'attempts',
] as const

/** Counting stops here, so that a log of millions answers quickly. */
export const maxCounted = 10_000

const findMessages = (db: Db, { channel, state, kind, recipient, account_id: accountId }: MessageSearch) =>
  db
    .selectFrom('sent_messages')
    .$if(channel !== undefined, (q) => q.where('channel', '=', must(channel, 'channel')))
    .$if(state !== undefined, (q) => q.where(states[must(state, 'state')]))
    .$if(kind !== undefined, (q) => q.where('kind', '=', must(kind, 'kind')))
    .$if(recipient !== undefined, (q) => q.where('recipient', '=', must(recipient, 'recipient')))
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', must(accountId, 'account_id')))

export async function selectSentMessages(
  db: Db,
  search: MessageSearch,
  { page, limit }: { page: number; limit: number },
) {
  const found = findMessages(db, search)
  const [rows, counted] = await Promise.all([
    found
      .select(columns)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom(found.select('id').limit(maxCounted).as('some'))
      .select((q) => q.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

export type SentMessageRow = Awaited<ReturnType<typeof selectSentMessages>>['rows'][number]

/** Locked, so that of two admins one sends it. */
export async function lockSentMessage(tx: Tx, id: number) {
  return await tx
    .selectFrom('sent_messages')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A delivered message stays in the log, and its copy has another row. */
export async function copyMessage(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sent_messages (account_id, channel, kind, recipient, subject, text, button_label, support_line,
                               one_click_url, attachment_kind, attachment_id, delay_id)
    select account_id, channel, kind, recipient, subject, text, button_label, support_line,
           one_click_url, attachment_kind, attachment_id, null
      from sent_messages where id = ${id} returning id::float8`.execute(tx)
  return must(rows[0], 'copy').id
}
