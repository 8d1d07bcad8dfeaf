import type { ListingRecord, ListingRecordKind } from '#domains/moderation/common/records/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getStandings = makeTexts((): Record<ListingRecord['status'], string> => ({
  leading: t.leading(),
  outbid: t.outbid(),
  won: t.won(),
  lost: t.lost(),
  void: t.void_word(),
  pending: t.waits_for_the_seller(),
  countered: t.waits_for_the_buyer(),
  accepted: t.accepted(),
  declined: t.declined(),
  withdrawn: t.withdrawn(),
  expired: t.expired(),
  answered: t.answered(),
  unanswered: t.unanswered(),
  removed: t.removed(),
}))

export const describeStatus = (status: ListingRecord['status']): string => getStandings()[status]

export const describeKind = (kind: ListingRecordKind): string =>
  ({ bidders: t.bidders(), offers: t.offers(), questions: t.questions() })[kind]

export const describeRecordCount = (kind: ListingRecordKind, count: number): string =>
  ({
    bidders: t.count_bidders({ count }),
    offers: t.count_offers({ count }),
    questions: t.count_questions({ count }),
  })[kind]

export const getRecordsId = (kind: ListingRecordKind): string => `listing-${kind}`
