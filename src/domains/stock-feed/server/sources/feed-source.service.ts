import type { Config } from '#platform/server/config.ts'
import type { FeedSource } from './feed-source.adapter.ts'
import { createHttpFeed } from './http-feed.adapter.ts'
import { createSampleFeed } from './sample-feed.adapter.ts'

export { writeSampleStock } from './sample-feed.adapter.ts'
export { sampleStock } from './sample-stock.data.ts'

export function getFeedSource({ motorcentral }: Pick<Config, 'motorcentral'>): FeedSource | null {
  if (motorcentral === null) return null
  return motorcentral === 'sample' ? createSampleFeed() : createHttpFeed(motorcentral)
}
