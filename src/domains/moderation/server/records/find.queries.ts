import { sql } from 'kysely'
import type { findForAdmin } from '#domains/moderation/common/records/admin.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import type { Db } from '#platform/server/database/db.ts'

type FindReply = OperationReply<typeof findForAdmin>

export async function selectNumbered(db: Db, q: string): Promise<Pick<FindReply, 'trades' | 'invoices'>> {
  const number = readNumber(q)
  if (number === null) return { trades: [], invoices: [] }
  const trades = db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .innerJoin('accounts as b', 'b.id', 't.buyer_id')
    .select([
      't.id',
      't.listing_id',
      'l.title',
      's.display_name as seller_name',
      'b.display_name as buyer_name',
    ])
    .where('t.id', '=', sql<number>`${number}::bigint`)
    .execute()
  const invoices = db
    .selectFrom('invoices')
    .select(['id', 'number', 'recipient_name'])
    .where('number', '=', sql<number>`${number}::bigint`)
    .execute()
  return { trades: await trades, invoices: await invoices }
}
