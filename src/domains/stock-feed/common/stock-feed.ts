import { operation } from '#platform/common/operation.ts'
import type * as shapes from './stock-feed.shapes.ts'

export type * from './stock-feed.shapes.ts'

export const getStockFeed = operation<typeof shapes.getStockFeed>('GET /stock-feed')({
  name: 'getStockFeed',
  summary: 'My stock feed: what it says of every vehicle, how many there are, and the run under way',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const putStockFeed = operation<typeof shapes.putStockFeed>('PUT /stock-feed')({
  name: 'putStockFeed',
  summary: 'Say what holds for every vehicle of my feed; it counts from the next run on',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['subscription_required'],
})

export const updateMcDealership = operation<typeof shapes.updateMcDealership>(
  'PUT /update-mc-dealership/{id}',
)({
  name: 'updateMcDealership',
  summary: 'Say under which number MotorCentral knows a member’s dealership; null for none',
  access: 'admin',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'minute' },
})

export const getMemberFeed = operation<typeof shapes.getMemberFeed>('GET /member-stock-feed/{id}')({
  name: 'getMemberFeed',
  summary: 'A member’s stock feed: its dealership number, how many vehicles, and its latest runs',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})

export const listMotorcentralRecords = operation<typeof shapes.listMotorcentralRecords>(
  'GET /motorcentral-record',
)({
  name: 'listMotorcentralRecords',
  summary: 'The vehicles of my stock feed, with what has become of them and what could not be understood',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const listFeedRules = operation<typeof shapes.listFeedRules>('GET /stock-feed-rule')({
  name: 'listFeedRules',
  summary: 'The words that I have taught my stock feed',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const createFeedRule = operation<typeof shapes.createFeedRule>('POST /stock-feed-rule')({
  name: 'createFeedRule',
  summary: 'Teach my stock feed what a word means; vehicles that have it are looked at again',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['subscription_required'],
})

export const deleteFeedRule = operation<typeof shapes.deleteFeedRule>('DELETE /stock-feed-rule/{id}')({
  name: 'deleteFeedRule',
  summary: 'Forget what a word means; listings stay as they are until the next run',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

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
