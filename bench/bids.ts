/** Bids on one auction and on a thousand, one after the other: each takes a server of its own. */
await import('./bids/hot.ts')
await import('./bids/spread.ts')
