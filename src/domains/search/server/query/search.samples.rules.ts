/**
 * One in this many listings is in each; its own partial index finds the hits in it. The smaller
 * samples are part of the larger.
 */
export const samples = [4, 16, 64, 256] as const
export type Sample = (typeof samples)[number]

export const smallestSample: Sample = 256

/** More hits are counted by a sample. */
export const maxExact = 1_000

/** Enough hits for reliable shares. */
const enough = 1_000

export const sampleFor = (hits: number): Sample =>
  samples.find((sample) => hits <= sample * enough) ?? smallestSample

/**
 * A sample that shows fewer may be of no more hits than are counted exactly: chance varies it by a
 * twentieth.
 */
export const isCertain = (hits: number, max: number): boolean => hits > 1.25 * max
