import { sql } from 'kysely'
import type { BuyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'

export const buildBuyerRequirementsSql = (listing: string) => sql<BuyerRequirement[]>`(
  select coalesce(jsonb_agg(to_jsonb(needed) - 'place' order by needed.place), '[]') from (
    select category_id, category_name, kind, words, row_number() over () as place
      from buyer_requirements_of(${sql.ref(listing)})) needed)`

export async function selectOpenRequirements(
  db: Db,
  accountId: AccountId,
  listingIds: ListingId[],
): Promise<Map<number, BuyerRequirement[]>> {
  // Uses a sub-select, since the planner considers the length of a parameter, and would plan each
  // time.
  const query = sql<BuyerRequirement & { listing_id: ListingId }>`
    select asked.listing_id, g.category_id, g.category_name, g.kind, g.words
      from unnest((select ${listingIds}::bigint[])) as asked (listing_id)
     cross join lateral open_requirements_of(asked.listing_id, ${accountId}::bigint) g`
  const open = new Map<number, BuyerRequirement[]>()
  for (const { listing_id: listingId, ...requirement } of await executePrepared(db, query))
    open.set(listingId, [...(open.get(listingId) ?? []), requirement])
  return open
}

/** Locks the category, so that its requirement stays the same until the transaction ends. */
export async function lockRequirement(
  tx: Tx,
  { category_id: categoryId, kind, words }: Omit<BuyerRequirement, 'category_name'>,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('categories')
    .select(['is_adult', 'licence_words'])
    .where('id', '=', categoryId)
    .forShare()
    .executeTakeFirst()
  if (kind === 'licence') return locked?.licence_words === words
  return locked?.is_adult === true && words === adultWords
}

/** As in the SQL function `buyer_requirements_of`. */
const adultWords = 'I am 18 or older.'
