import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listing-records.shapes.ts'

export type * from './listing-records.shapes.ts'

export const listingRecordKinds = ['bidders', 'offers', 'questions'] as const
export type ListingRecordKind = (typeof listingRecordKinds)[number]

export const listListingRecords = operation<typeof shapes.listListingRecords>(
  'GET /admin-listing-record/{id}',
)({
  name: 'listListingRecords',
  summary: 'Who bid on a listing and how they stand, its offers, or its questions and answers, newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})
