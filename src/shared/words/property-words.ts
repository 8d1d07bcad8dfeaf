import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getPurposes = makeTexts(() => ({
  sale: t.for_sale(),
  rent: t.for_rent(),
  flatmate: t.room_for_a_flatmate(),
}))

export const getPropertyTypes = makeTexts(() => ({
  house: t.house(),
  apartment: t.apartment(),
  townhouse: t.townhouse(),
  unit: 'Unit',
  section: t.section(),
  lifestyle: t.lifestyle_block(),
  rural: t.rural(),
  commercial: t.commercial(),
}))

export const getPriceMethods = makeTexts(() => ({
  asking_price: t.asking_price(),
  enquiries_over: t.enquiries_over(),
  negotiation: t.by_negotiation(),
  auction: t.auction(),
  tender: t.tender(),
  deadline_sale: t.deadline_sale(),
  to_be_advised: t.price_to_be_advised(),
}))

export const getTitleTypes = makeTexts(() => ({
  freehold: t.freehold(),
  leasehold: t.leasehold(),
  cross_lease: t.cross_lease(),
  unit_title: t.unit_title(),
}))

export const getFurnishings = makeTexts(() => ({
  furnished: t.furnished(),
  part_furnished: t.part_furnished(),
  unfurnished: t.unfurnished(),
}))

export const getPets = makeTexts(() => ({
  allowed: t.allowed(),
  by_agreement: t.by_agreement(),
  not_allowed: t.not_allowed(),
}))

export const getSmokers = makeTexts(() => ({
  allowed: t.allowed(),
  outside_only: t.outside_only(),
  not_allowed: t.not_allowed(),
}))
