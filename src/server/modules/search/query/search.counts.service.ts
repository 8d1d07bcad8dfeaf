import { createCachePerOwner } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import { getKey, type SearchRequest } from './search.matching.queries.ts'
import { countIn } from './search.queries.ts'
import { isCertain, max_exact, type Sample, sampleFor, smallest_sample } from './search.samples.rules.ts'

const life_ms = 60_000
const max_entries = 500

export interface Hits {
  hits: number
  /** Each that was counted stands for so many: 1 where all were. */
  times: number
}

type Count<Counted> = (sample: Sample | null, most: number) => Promise<Counted>

/**
 * Counts up to a thousand hits one by one, and of more those in a sample of a size that takes as long.
 * @param max for tests
 */
export async function countInSample<Counted extends { hits: number }>(
  db: Db,
  asked: SearchRequest,
  count: Count<Counted>,
  max = max_exact,
): Promise<Counted & Hits> {
  const estimate = await estimateHits(db, asked)
  const seems_many = estimate > 2 * max
  if (seems_many) {
    const sampled = await countIt(count, sampleFor(estimate))
    if (isCertain(sampled.hits * sampled.times, max)) return sampled
  }
  const whole = await count(null, max + 1)
  if (whole.hits <= max) return { ...whole, times: 1 }
  return await countIt(count, sampleFor(seems_many ? estimate : max))
}

/** In case there are far more hits than expected. */
const max_in_sample = 20_000

async function countIt<Counted extends { hits: number }>(count: Count<Counted>, sample: Sample) {
  return { ...(await count(sample, max_in_sample)), times: sample }
}

/** Fewer are counted as fast as they are looked up, and then are never out of date. */
const worth_keeping = max_exact

/** Keeps expensive counts for a minute. Callers wait for a count that is under way. */
export function countCache<Counted extends Hits>() {
  return createCachePerOwner<Counted>({
    max_entries,
    life_ms,
    isWorthKeeping: ({ hits, times }) => hits * times >= worth_keeping,
  })
}

const getCounts = countCache<Hits>()

export async function countHits(db: Db, asked: SearchRequest): Promise<Hits> {
  return await getCounts(db).read(getKey(asked), () =>
    countInSample(db, asked, async (sample, most) => ({ hits: await countIn(db, asked, sample, most) })),
  )
}

const getEstimates = createCachePerOwner<number>({ max_entries: 2_000, life_ms })

/** By the smallest sample, at most a minute old: it only decides in which way the same is found. */
export async function estimateHits(db: Db, asked: SearchRequest): Promise<number> {
  return await getEstimates(db).read(
    getKey(asked),
    async () => smallest_sample * (await countIn(db, asked, smallest_sample)),
  )
}
