import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import { listSlips, listVowelSwaps, type KnownWord } from '../query/search.typos.rules.ts'

export interface CountedListing {
  listing_id: ListingId
  first_found_at: Date
  category_id: number
  suburb: string
  text: string
  name: string | null
}

export async function selectListingsAfter(
  db: Db,
  after: ListingId,
  limit: number,
): Promise<CountedListing[]> {
  return await countedListings(db)
    .where('r.listing_id', '>', after)
    .orderBy('r.listing_id')
    .limit(limit)
    .execute()
}

export async function selectListingsFound(
  db: Db,
  { from, until, after }: { from: Date; until: Date; after: number },
  limit: number,
): Promise<CountedListing[]> {
  return await countedListings(db)
    .where('r.first_found_at', '<', until)
    .where(sql<boolean>`(r.first_found_at, r.listing_id) > (${from}, ${after}::bigint)`)
    .orderBy('r.first_found_at')
    .orderBy('r.listing_id')
    .limit(limit)
    .execute()
}

const countedListings = (db: Db) =>
  db
    .selectFrom('search_rows as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .leftJoin('vehicle_details as v', 'v.listing_id', 'l.id')
    .select(['r.listing_id', 'r.first_found_at', 'l.category_id', 'l.suburb'])
    .select(sql<string>`concat_ws(' ', l.title, l.subtitle, l.description)`.as('text'))
    .select(sql<string | null>`nullif(concat_ws(' ', v.make, v.model), '')`.as('name'))
    .$narrowType<{ category_id: number; suburb: string }>()

export async function selectCategoryNames(db: Db): Promise<{ id: number; slug: string; names: string }[]> {
  const { rows } = await sql<{ id: number; slug: string; names: string }>`
    select c.id, c.slug, string_agg(above.name, ' ') as names
      from categories c join categories above on above.id = any (c.path)
     where c.status = 'active' group by c.id`.execute(db)
  return rows
}

export async function selectPlaceNames(db: Db): Promise<{ slug: string; names: string }[]> {
  const { rows } = await sql<{ slug: string; names: string }>`
    select s.slug, concat_ws(' ', s.name, d.name, r.name) as names
      from suburbs s join districts d on d.slug = s.district join regions r on r.slug = d.region`.execute(db)
  return rows
}

/** The first caller while a recount is due does it. */
export async function claimCount(tx: Tx, lease: string): Promise<{ counted_until: Date; is_anew: boolean }> {
  const { rows } = await sql<{ counted_until: Date; is_anew: boolean }>`
    with before as (select * from search_word_counts for update)
    update search_word_counts c
       set anew_due_at = case when b.anew_due_at <= clock_timestamp()
                              then clock_timestamp() + ${lease}::interval else b.anew_due_at end
      from before b
    returning b.counted_until, b.anew_due_at <= clock_timestamp() as is_anew`.execute(tx)
  return must(rows[0], 'row of the dictionary')
}

export async function updateCount(
  tx: Tx,
  { counted_until: countedUntil, anew_due_at: anewDueAt }: { counted_until: Date; anew_due_at?: Date },
): Promise<void> {
  await tx
    .updateTable('search_word_counts')
    .set({ counted_until: countedUntil, ...(anewDueAt && { anew_due_at: anewDueAt }) })
    .execute()
}

export interface LearntWord {
  written: string
  documents: number
  is_name: boolean
}

const wordsAtOnce = 5_000

export async function upsertWords(
  tx: Tx,
  words: ReadonlyMap<string, LearntWord>,
  { adds, learnt_at: learntAt }: { adds: boolean; learnt_at: Date },
): Promise<void> {
  const all = [...words]
  for (let from = 0; from < all.length; from += wordsAtOnce) {
    const some = all.slice(from, from + wordsAtOnce)
    await sql`
      insert into search_words as w (word, written, documents, is_name, learnt_at)
      select word, written, documents, is_name, ${learntAt}
        from unnest(${some.map(([word]) => word)}::text[], ${some.map(([, { written }]) => written)}::text[],
                    ${some.map(([, { documents }]) => documents)}::int[],
                    ${some.map(([, { is_name: isName }]) => isName)}::bool[]) as new (word, written, documents, is_name)
       order by word
      on conflict (word) do update
         set documents = excluded.documents + ${adds ? sql`w.documents` : sql`0`},
             written = case when w.is_name and not excluded.is_name then w.written else excluded.written end,
             is_name = excluded.is_name ${adds ? sql`or w.is_name` : sql``},
             learnt_at = excluded.learnt_at`.execute(tx)
  }
}

export async function deleteWordsLearntBefore(tx: Tx, learntAt: Date): Promise<void> {
  await tx.deleteFrom('search_words').where('learnt_at', '<', learntAt).execute()
}

const selectSimilar = prepareStatement((db: Db, slips: string[], word: string) =>
  sql<KnownWord>`
    select word, written, documents, is_name from search_words where word = any (${slips}::text[])
    union
    (select word, written, documents, is_name from search_words
      where word % ${word}::text order by similarity(word, ${word}::text) desc, documents desc limit 40)`.compile(
    db,
  ),
)

export const selectAlike = (db: Db, word: string): Promise<KnownWord[]> =>
  selectSimilar(db, [...listSlips(word), ...listVowelSwaps(word)], word)

const selectCounts = prepareStatement((db: Db, words: string[]) =>
  sql<{ word: string; documents: number }>`
    select word, documents from search_words where word = any (${words}::text[])`.compile(db),
)

export async function selectDocuments(db: Db, words: string[]): Promise<Map<string, number>> {
  const rows = await selectCounts(db, words)
  return new Map(rows.map(({ word, documents }) => [word, documents]))
}
