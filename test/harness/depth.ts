/** `npm test` takes the first, `npm run prove` the second. */
export const atDepth = <Value>(quick: Value, full: Value): Value =>
  process.env.HOKO_PROVE === '1' ? full : quick

/** The quick ones are the same each time, so that none fails by chance for not coming to a rare rule. */
export const randomHistories = (): { numRuns: number; seed?: number } =>
  atDepth({ numRuns: 500, seed: 20_261_129 }, { numRuns: 10_000 })
