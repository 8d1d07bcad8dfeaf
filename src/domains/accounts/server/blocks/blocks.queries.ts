import { sql } from 'kysely'
import type { Block } from '#domains/accounts/common/blocks/blocks.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

interface Met {
  account_id: AccountId
  listing_id: ListingId
  pseudonym: string | null
}

const maxQuestions = 200

export async function selectBlocks(db: Db, sellerId: AccountId, met?: Met): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .select(sql<string>`coalesce(b.pseudonym, a.display_name)`.as('name'))
    .select(sql<boolean>`b.pseudonym is not null`.as('is_bidder'))
    .select((eb) =>
      sql<number[]>`case when b.pseudonym is null then array(${eb
        .selectFrom('questions as q')
        .innerJoin('listings as asked', 'asked.id', 'q.listing_id')
        .select('q.id')
        .whereRef('q.asker_id', '=', 'b.account_id')
        .whereRef('asked.seller_id', '=', 'b.seller_id')
        .orderBy('q.id', 'desc')
        .limit(maxQuestions)}) else '{}' end`.as('question_ids'),
    )
    .select(['b.id', 'b.at', 'l.id as listing_id', 'l.type'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('b.seller_id', '=', sellerId)
    .$call(
      ifGiven(met, (q, value) =>
        q
          .where('b.account_id', '=', value.account_id)
          .where('b.listing_id', '=', value.listing_id)
          .where(sql<boolean>`b.pseudonym is not distinct from ${value.pseudonym}`),
      ),
    )
    .orderBy('b.id', 'desc')
    .execute()
  return rows.map(({ listing_id: listingId, type, title, at, ...row }) => ({
    ...row,
    listing: { id: listingId, type, title },
    at: at.toISOString(),
  }))
}

export async function selectIsBlocked(db: Db, sellerId: AccountId, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectBidder(
  db: Db,
  sellerId: AccountId,
  listingId: ListingId,
  pseudonym: string,
): Promise<{ account_id: AccountId } | undefined> {
  return await db
    .selectFrom('auction_bidders as n')
    .innerJoin('listings as l', 'l.id', 'n.listing_id')
    .select('n.bidder_id as account_id')
    .where('n.listing_id', '=', listingId)
    .where('l.seller_id', '=', sellerId)
    .where('n.pseudonym', '=', pseudonym)
    .executeTakeFirst()
}

export async function selectAsker(
  db: Db,
  sellerId: AccountId,
  listingId: ListingId,
  questionId: number,
): Promise<{ account_id: AccountId } | undefined> {
  return await db
    .selectFrom('questions as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .select('q.asker_id as account_id')
    .where('q.id', '=', questionId)
    .where('q.listing_id', '=', listingId)
    .where('l.seller_id', '=', sellerId)
    .executeTakeFirst()
}
