import type { Readable } from 'node:stream'

/** Where a dealer's stock is fetched. */
export interface FeedSource {
  /** The push of a dealership, as a ZIP or as its XML alone. */
  fetchStock(dealership_id: string, signal: AbortSignal): Promise<Readable>
}

/** No answer, or none that can be used; the message is for the dealer. */
export class FeedSilence extends Error {}
