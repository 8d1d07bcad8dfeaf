/** One listing in so many is in each; a partial index of its own finds the hits in it. The smaller lie in the larger. */
export const samples = [4, 16, 64, 256] as const
export type Sample = (typeof samples)[number]

export const smallest_sample: Sample = 256

/** More hits are counted by a sample. */
export const max_exact = 1_000

/** Hits that give the shares well enough. */
const enough = 1_000

export const sampleFor = (hits: number): Sample =>
  samples.find((sample) => hits <= sample * enough) ?? smallest_sample

/** A sample that shows fewer may be one of no more hits than are counted exactly: chance varies it by a twentieth. */
export const isCertain = (hits: number, max: number): boolean => hits > 1.25 * max
