/** Pages that nobody has asked for before, and what a flood of them leaves to bids, one after the other. */
await import('./pages/uncached.ts')
await import('./pages/flood.ts')
