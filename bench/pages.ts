/** Pages that nobody has asked for before, and what a flood of them leaves to bids. */
import { runParts } from './harness/run-parts.ts'

await runParts('pages', ['uncached', 'flood'])
