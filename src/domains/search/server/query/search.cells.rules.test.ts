import { expect, test } from 'vitest'
import { sampleFor } from './search.cells.rules.ts'

test.for([1_001, 4_000, 4_001, 16_000, 64_000, 200_000, 256_000])(
  'sampleFor finds a sample with 250 to 1,000 of %i hits',
  (hits) => {
    expect(hits / sampleFor(hits)).toBeGreaterThanOrEqual(250)
    expect(hits / sampleFor(hits)).toBeLessThanOrEqual(1_000)
  },
)
