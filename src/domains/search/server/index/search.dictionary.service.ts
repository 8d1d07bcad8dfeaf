import { must } from '#platform/common/must.ts'
import { toListingId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import {
  claimCount,
  type CountedListing,
  deleteWordsLearntBefore,
  type LearntWord,
  selectCategoryNames,
  selectListingsAfter,
  selectListingsFound,
  selectPlaceNames,
  updateCount,
  upsertWords,
} from './search.dictionary.queries.ts'
import { listSingulars, splitWords } from '../query/search.typos.rules.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import { listCategoryWords } from '../synonyms/synonyms.rules.ts'

const batch = 500
/** If a worker dies while recounting, another takes over after this. */
const lease = '10 minutes'
const dayMs = 24 * 3_600_000
/** A listing is written a moment before it can be read. */
const slackMs = 10_000

/** Adds new words, and recounts everything once a day. */
export async function learnWords(db: Db): Promise<void> {
  const { counted_until: countedUntil, is_anew: isAnew } = await transact(db, (tx) => claimCount(tx, lease))
  if (isAnew) return await relearnWords(db)
  const until = new Date(Date.now() - slackMs)
  if (until <= countedUntil) return
  const learnt = new Learning(await readNames(db))
  let [from, after] = [countedUntil, 0]
  for (;;) {
    const listings = await selectListingsFound(db, { from, until, after }, batch)
    for (const listing of listings) learnt.count(listing)
    if (listings.length < batch) break
    ;({ first_found_at: from, listing_id: after } = must(listings.at(-1), 'last listing'))
  }
  await transact(db, async (tx) => {
    await upsertWords(tx, learnt.counted(), { adds: true, learnt_at: new Date() })
    await updateCount(tx, { counted_until: until })
  })
}

async function relearnWords(db: Db): Promise<void> {
  const startedAt = new Date()
  const learnt = new Learning(await readNames(db))
  for (let after = toListingId(0); ;) {
    const listings = await selectListingsAfter(db, after, batch)
    for (const listing of listings) learnt.count(listing)
    if (listings.length < batch) break
    after = must(listings.at(-1), 'last listing').listing_id
  }
  await transact(db, async (tx) => {
    await upsertWords(tx, learnt.all(), { adds: false, learnt_at: startedAt })
    await deleteWordsLearntBefore(tx, startedAt)
    await updateCount(tx, {
      counted_until: startedAt,
      anew_due_at: new Date(startedAt.getTime() + dayMs),
    })
  })
}

/** Schedules a recount when the counts can't be trusted, as after a rebuild. */
export async function scheduleRelearning(tx: Tx): Promise<void> {
  const now = new Date()
  await updateCount(tx, { counted_until: now, anew_due_at: now })
}

interface Names {
  byCategory: Map<number, Map<string, string>>
  bySuburb: Map<string, Map<string, string>>
}

async function readNames(db: Db): Promise<Names> {
  const [categories, places] = await Promise.all([selectCategoryNames(db), selectPlaceNames(db)])
  return {
    byCategory: new Map(
      categories.map(({ id, slug, names }) => [
        id,
        splitWords([names, ...listSingulars(names), ...listCategoryWords(synonyms, slug)].join(' ')),
      ]),
    ),
    bySuburb: new Map(places.map(({ slug, names }) => [slug, splitWords(names)])),
  }
}

class Learning {
  readonly #names: Names
  readonly #words = new Map<string, LearntWord>()

  constructor(names: Names) {
    this.#names = names
    const { byCategory, bySuburb } = names
    for (const words of [...byCategory.values(), ...bySuburb.values()])
      for (const [word, written] of words) this.#name(word, written)
  }

  #name(word: string, written: string) {
    const known = this.#words.get(word)
    if (!known?.is_name) this.#words.set(word, { written, documents: known?.documents ?? 0, is_name: true })
  }

  count({ text, name, category_id: categoryId, suburb }: CountedListing) {
    const written = splitWords(text)
    const names = name ? splitWords(name) : new Map<string, string>()
    for (const [word, asWritten] of names) this.#name(word, asWritten)
    const named = [this.#names.byCategory.get(categoryId), this.#names.bySuburb.get(suburb)]
    const words = new Set([
      ...written.keys(),
      ...names.keys(),
      ...named.flatMap((one) => [...(one?.keys() ?? [])]),
    ])
    for (const word of words) {
      const known = this.#words.get(word)
      if (known) known.documents += 1
      else
        this.#words.set(word, {
          written: must(written.get(word), 'word as written').toLowerCase(),
          documents: 1,
          is_name: false,
        })
    }
  }

  /** Returns the words of listings, and every name. */
  all = (): ReadonlyMap<string, LearntWord> => this.#words

  counted = (): ReadonlyMap<string, LearntWord> =>
    new Map([...this.#words].filter(([, { documents }]) => documents > 0))
}
