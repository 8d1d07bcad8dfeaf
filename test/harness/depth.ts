/** `npm test` uses the first value, `npm run prove` the second. */
export const atDepth = <Value>(quick: Value, full: Value): Value =>
  process.env.HOKO_PROVE === '1' ? full : quick

/** Quick runs use a fixed seed, so that none fails by chance because it misses a rare rule. */
export const randomHistories = (): { numRuns: number; seed?: number } =>
  atDepth({ numRuns: 500, seed: 20_261_129 }, { numRuns: 10_000 })
