import { operation } from '#platform/common/operation.ts'
import type * as shapes from './feed-runs.shapes.ts'

export type * from './feed-runs.shapes.ts'

/** The limit of an upload; the XML or CSV within is bounded further. */
export const maxFeedBytes = 1024 * 1024 * 1024
export const maxFeedRecords = 10_000
/** How many can be chosen at once. */
export const maxChosen = 100

export const listFeedRuns = operation<typeof shapes.listFeedRuns>('GET /stock-feed-run')({
  name: 'listFeedRuns',
  summary: 'The runs of my stock feed, the latest first',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const getFeedRun = operation<typeof shapes.getFeedRun>('GET /stock-feed-run/{id}')({
  name: 'getFeedRun',
  summary: 'A run of my stock feed with its vehicles; without an outcome all but those that stay the same',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const applyFeedRun = operation<typeof shapes.applyFeedRun>('POST /stock-feed-run/{id}/apply')({
  name: 'applyFeedRun',
  summary: 'Carry out the difference that a run found; past_guards confirms that it is more than usual',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  status: 202,
  refusals: ['feed_busy', 'feed_guarded', 'subscription_required'],
})

export const cancelFeedRun = operation<typeof shapes.cancelFeedRun>('POST /stock-feed-run/{id}/cancel')({
  name: 'cancelFeedRun',
  summary: 'Cancel a run; what it has done stays',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})

/** Bearer only, never prefetched (specification › GET calls that change something). */
export const fetchMotorcentralRecords = operation<typeof shapes.fetchMotorcentralRecords>(
  'GET /fetch-motorcentral-records',
)({
  name: 'fetchMotorcentralRecords',
  summary: 'Fetch my stock from MotorCentral and find what has changed; nothing is listed yet',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 202,
  refusals: ['feed_busy', 'feed_unavailable', 'subscription_required'],
})

export const uploadMotorcentralRecords = operation<typeof shapes.uploadMotorcentralRecords>(
  'POST /upload-motorcentral-records',
)({
  name: 'uploadMotorcentralRecords',
  summary:
    'Send a push ZIP, an XML or a CSV file, whose difference is found first: of my whole stock, or (covers=part) with additions and changes alone, which withdraws nothing; or, in place of a file, the numbers of records (1,2,3) to turn into listings at once',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  files: 'file',
  maxFileBytes: maxFeedBytes,
  status: 202,
  refusals: ['feed_busy', 'subscription_required'],
})

export const deleteMotorcentralRecords = operation<typeof shapes.deleteMotorcentralRecords>(
  'POST /delete-motorcentral-records',
)({
  name: 'deleteMotorcentralRecords',
  summary: 'Delete records and withdraw their listings; what the feed still has comes again as new',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['feed_busy'],
})
