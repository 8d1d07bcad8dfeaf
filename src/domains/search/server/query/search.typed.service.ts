import { selectPlaces } from '#domains/places/server/places.service.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { indexNames, type NameIndex } from '../synonyms/synonyms.rules.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import { indexPlaces, parseTypedWords, type TypedWords } from '../words/typed-words.rules.ts'
import { buildRanks, buildSubjectQuery, buildWordQuery, type Ranks } from '../words/word-query.rules.ts'

export interface Typed {
  /** A tsquery in text: null if nothing was typed, empty if it can't match anything. */
  words: string | null
  /** Null if the words alone decide. */
  subject: string | null
  ranks: Ranks | null
}

interface TypedOptions {
  /** Leaves synonyms out. */
  asTyped?: boolean
  /** Only vehicles or only homes are searched. */
  isOfType?: boolean
}

const otherNames = indexNames(synonyms)
const noNames: NameIndex = new Map()

const placeCache: CacheOptions<ReadonlySet<string>> = {
  name: 'place names',
  maxBytes: 4 * 2 ** 20,
  sizeOf: ({ size }) => 150 * size,
  ttlMs: 600_000,
}

async function readPlaceNames(db: Db): Promise<ReadonlySet<string>> {
  const regions = await selectPlaces(db)
  const districts = regions.flatMap((region) => region.districts)
  const suburbs = districts.flatMap((district) => district.suburbs)
  return indexPlaces([...regions, ...districts, ...suburbs].map(({ name }) => name))
}

export async function readTypedWords(
  { db, caches }: DataSource,
  q: string,
  { asTyped = false }: TypedOptions = {},
): Promise<TypedWords> {
  const places = await caches.open(placeCache).read('', () => readPlaceNames(db))
  return parseTypedWords(q, { synonyms: asTyped ? noNames : otherNames, places })
}

export async function readTyped(
  source: DataSource,
  q: string | undefined,
  options?: TypedOptions,
): Promise<Typed> {
  if (q === undefined || q.trim() === '') return { words: null, subject: null, ranks: null }
  return buildTyped(await readTypedWords(source, q, options), options)
}

export function buildTyped(typed: TypedWords, { isOfType = false }: TypedOptions = {}): Typed {
  if (typed.required.length === 0) return { words: '', subject: null, ranks: null }
  const subject = isOfType ? null : buildSubjectQuery(typed)
  return { words: buildWordQuery(typed), subject, ranks: buildRanks(typed) }
}
