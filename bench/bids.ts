/** Bids on one auction, and on a thousand. */
import { runParts } from './harness/run-parts.ts'

await runParts('bids', ['hot', 'spread'])
