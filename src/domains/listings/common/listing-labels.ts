import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export const getListingTypeLabels = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))

export const getListingStatusLabels = makeTexts(() => ({
  draft: t.draft(),
  pending: t.to_approve(),
  active: t.live(),
  sold: t.words_sold(),
  unsold: t.unsold(),
  withdrawn: t.withdrawn(),
  suspended: t.suspended(),
}))

export const getSaleMethodLabels = makeTexts(() => ({
  auction: t.auction(),
  fixed_price: t.fixed_price(),
  enquire: t.by_enquiry(),
}))
