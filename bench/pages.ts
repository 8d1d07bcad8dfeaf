/** Uncached pages, and how bids fare during a flood of them. */
import { runParts } from './harness/run-parts.ts'

await runParts('pages', ['uncached', 'flood'])
