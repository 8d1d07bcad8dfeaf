import { sql, type Expression, type SqlBool } from 'kysely'
import type { Tx } from '#server/platform/database/db.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { cutBeginning, quoteBeginning } from './words/notifications.words.ts'

interface Quoted {
  account_id: number
  kind: 'message' | 'question' | 'answer'
  listing_id: number
  text: string
}

/** What was removed isn't read in the bell, and isn't sent when quiet hours end. */
export async function forgetQuoting(tx: Tx, { account_id, kind, listing_id, text }: Quoted): Promise<void> {
  if (text === '') return
  const quotes = sql<boolean>`(position(${`“${cutBeginning(text)}”`} in body) > 0
    or position(${`“${quoteBeginning(text)}”`} in body) > 0)` satisfies Expression<SqlBool>
  await tx
    .deleteFrom('held_notices')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where(quotes)
    .execute()
  const gone = await tx
    .deleteFrom('notifications')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('listing_id', '=', listing_id)
    .where(quotes)
    .executeTakeFirst()
  if (gone.numDeletedRows > 0n) await publishTopic(tx, `account:${account_id}`)
}
