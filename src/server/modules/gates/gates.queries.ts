import { sql } from 'kysely'
import type { Gate } from '#contract/gates/gates.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** What the categories of a listing ask of buyers, the farthest first. */
export async function selectGates(db: Db, listing_id: number): Promise<Gate[]> {
  const { rows } = await sql<Gate>`
    select category_id, category_name, kind, words from gates_of(${listing_id}::bigint)`.execute(db)
  return rows
}

/** What of it an account still has to confirm, by listing; listings without any are left out. */
export async function selectOpenGates(
  db: Db,
  account_id: number,
  listing_ids: number[],
): Promise<Map<number, Gate[]>> {
  const { rows } = await sql<Gate & { listing_id: number }>`
    select asked.listing_id, g.category_id, g.category_name, g.kind, g.words
      from unnest(${listing_ids}::bigint[]) as asked (listing_id)
     cross join lateral open_gates_of(asked.listing_id, ${account_id}::bigint) g`.execute(db)
  const open = new Map<number, Gate[]>()
  for (const { listing_id, ...gate } of rows) open.set(listing_id, [...(open.get(listing_id) ?? []), gate])
  return open
}

/** Whether a category asks exactly this now; until the transaction ends it goes on to. */
export async function holdGate(
  tx: Tx,
  { category_id, kind, words }: Omit<Gate, 'category_name'>,
): Promise<boolean> {
  const held = await tx
    .selectFrom('categories')
    .select(['is_adult', 'licence_words'])
    .where('id', '=', category_id)
    .forShare()
    .executeTakeFirst()
  if (kind === 'licence') return held?.licence_words === words
  return held?.is_adult === true && words === adult_words
}

/** As `gates_of` has it. */
const adult_words = 'I am 18 or older.'
