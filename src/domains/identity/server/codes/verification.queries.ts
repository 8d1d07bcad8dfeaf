import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { MailSubject } from '#domains/settings/common/messages/message-texts.ts'
import { must } from '#platform/common/must.ts'

export async function selectSendings(db: Db, target: string, windowMs: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('verification_codes')
    .select('sent_at')
    .where('target', '=', target)
    .where('sent_at', '>', sql<Date>`clock_timestamp() - ${windowMs} * interval '1 millisecond'`)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map((row) => row.sent_at)
}

/** Counts messages of the last day, up to `most`. */
export async function countToCountry(db: Db, callingCode: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select 1 from verification_codes
       where calling_code = ${callingCode} and sent_at > clock_timestamp() - interval '1 day' limit ${most}
    ) sent`.execute(db)
  return must(rows[0], 'count').count
}

export function selectLiveCode(
  tx: Tx,
  { account_id: accountId, purpose, target }: { account_id: AccountId; purpose: string; target: string },
) {
  return tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function countMails(db: Db, email: string, kind: MailSubject): Promise<number> {
  const { count } = await db
    .selectFrom('sent_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}
