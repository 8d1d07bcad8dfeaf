import type { Readable } from 'node:stream'

/** The place that a dealer's stock is fetched from. */
export interface FeedSource {
  /**
   * Fetches a dealership's push, as a ZIP or only its XML.
   * @throws RunFailed without a usable answer
   */
  fetchStock(dealershipId: string, signal: AbortSignal): Promise<Readable>
}
