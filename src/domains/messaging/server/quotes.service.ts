import { sql, type Expression, type SqlBool } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { cutQuoteFromMessages } from '#platform/server/messages.ts'
import { cutBeginning, quoteBeginning } from './labels/notifications.labels.ts'
import { describeRemovedQuote } from './labels/moderation.labels.ts'

interface Quoted {
  account_id: AccountId
  kind: 'message' | 'question' | 'answer'
  listing_id: ListingId
  text: string
}

/**
 * Removed text isn't shown in notifications, nor sent when quiet hours end. Emails that quote it
 * are retained and sent without the quote: one may still be waiting for its mail server, and sent
 * ones are exported.
 */
export async function forgetQuoting(
  tx: Tx,
  { account_id: accountId, kind, listing_id: listingId, text }: Quoted,
): Promise<void> {
  if (text === '') return
  const written = [...new Set([cutBeginning(text), quoteBeginning(text)])].map((quote) => `“${quote}”`)
  const quotes = sql<boolean>`exists (select from unnest(${written}::text[]) as quote
    where position(quote in body) > 0)` satisfies Expression<SqlBool>
  await tx
    .deleteFrom('held_notices')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(quotes)
    .execute()
  const gone = await tx
    .deleteFrom('notifications')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('listing_id', '=', listingId)
    .where(quotes)
    .executeTakeFirst()
  if (gone.numDeletedRows > 0n) await publishTopic(tx, `account:${accountId}`)
  for (const quote of written) {
    await cutQuoteFromMessages(tx, { account_id: accountId, quote, instead: describeRemovedQuote() })
  }
}
