import type { Readable } from 'node:stream'

/** Where a dealer's stock is fetched. */
export interface FeedSource {
  /**
   * The push of a dealership, as a ZIP or as its XML alone.
   * @throws RunFailed where there's no answer, or none that can be used
   */
  fetchStock(dealership_id: string, signal: AbortSignal): Promise<Readable>
}
