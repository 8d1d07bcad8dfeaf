import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { getKey, type SearchRequest } from './search.matching.queries.ts'
import { countIn } from './search.queries.ts'
import { isCertain, maxExact, type Sample, sampleFor, smallestSample } from './search.samples.rules.ts'

const ttlMs = 60_000

export interface Hits {
  hits: number
  /** The weight of each counted hit: 1 if all were counted. */
  times: number
}

export type Count<Counted> = (sample: Sample | null, most: number) => Promise<Counted>

/**
 * Counts up to a thousand hits exactly, and more in a sample of a size that takes as long.
 * @param max for tests
 */
export async function countInSample<Counted extends { hits: number }>(
  source: DataSource,
  request: SearchRequest,
  count: Count<Counted>,
  max = maxExact,
): Promise<Counted & Hits> {
  const estimate = await estimateHits(source, request)
  const seemsMany = estimate > 2 * max
  if (seemsMany) {
    const sampled = await countIt(count, sampleFor(estimate))
    if (isCertain(sampled.hits * sampled.times, max)) return sampled
  }
  const whole = await count(null, max + 1)
  if (whole.hits <= max) return { ...whole, times: 1 }
  return await countIt(count, sampleFor(seemsMany ? estimate : max))
}

/** A limit in case there are far more hits than expected. */
const maxInSample = 20_000

async function countIt<Counted extends { hits: number }>(count: Count<Counted>, sample: Sample) {
  return { ...(await count(sample, maxInSample)), times: sample }
}

/** Fewer are counted as fast as they are looked up, and then are always fresh. */
const worthCaching = maxExact

/** Expensive counts are at most a minute old. */
export const countCache = <Counted extends Hits>(
  options: Pick<CacheOptions<Counted>, 'name' | 'maxBytes' | 'sizeOf'>,
): CacheOptions<Counted> => ({
  ...options,
  ttlMs,
  isWorthCaching: ({ hits, times }) => hits * times >= worthCaching,
})

const hitCountCache = countCache<Hits>({
  name: 'counts of searches',
  maxBytes: 2 ** 20,
  sizeOf: () => 500,
})

export async function countHits(source: DataSource, request: SearchRequest): Promise<Hits> {
  const count: Count<{ hits: number }> = async (sample, most) => ({
    hits: await countIn(source.db, request, sample, most),
  })
  return await source.caches
    .open(hitCountCache)
    .read(getKey(request), () => countInSample(source, request, count))
}

const estimateCache: CacheOptions<number> = {
  name: 'estimates of searches',
  maxBytes: 2 ** 20,
  sizeOf: () => 500,
  ttlMs,
}

/**
 * Counts in the smallest sample, at most a minute old: it only decides how the same page is found.
 */
export async function estimateHits({ db, caches }: DataSource, request: SearchRequest): Promise<number> {
  return await caches
    .open(estimateCache)
    .read(getKey(request), async () => smallestSample * (await countIn(db, request, smallestSample)))
}
