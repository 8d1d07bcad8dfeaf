import type { Config } from '#platform/server/config.ts'
import { type FeedSource, createHttpFeed, createSampleFeed } from './http-feed.adapter.ts'

export { writeSampleStock } from './http-feed.adapter.ts'
export { sampleStock } from './sample-stock.data.ts'

export function getFeedSource({ motorcentral }: Pick<Config, 'motorcentral'>): FeedSource | null {
  if (motorcentral === null) return null
  return motorcentral === 'sample' ? createSampleFeed() : createHttpFeed(motorcentral)
}
