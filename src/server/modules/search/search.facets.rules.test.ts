import { expect, test } from 'vitest'
import { sampleFor } from './search.facets.rules.ts'

test.for([5_000, 12_000, 64_000, 128_000, 200_000, 950_000, 30_000_000])(
  'of %i hits about two thousand are in the sample',
  (hits) => {
    const { times } = sampleFor(hits)
    expect(hits / times).toBeGreaterThanOrEqual(2_000)
    expect(hits / times).toBeLessThan(hits < 1_000_000 ? 2_600 : 8_000)
  },
)
