import { type Options, readOptions } from './rules/listing-field.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export const purposes = {
  sale: t.for_sale,
  rent: t.for_rent,
  flatmate: t.room_for_a_flatmate,
} satisfies Options

export const propertyTypes = {
  house: t.house,
  apartment: t.apartment,
  townhouse: t.townhouse,
  unit: () => 'Unit',
  section: t.section,
  lifestyle: t.lifestyle_block,
  rural: t.rural,
  commercial: t.commercial,
} satisfies Options

export const priceMethods = {
  asking_price: t.asking_price,
  enquiries_over: t.enquiries_over,
  negotiation: t.by_negotiation,
  auction: t.auction,
  tender: t.tender,
  deadline_sale: t.deadline_sale,
  to_be_advised: t.price_to_be_advised,
} satisfies Options

export const titleTypes = {
  freehold: t.freehold,
  leasehold: t.leasehold,
  cross_lease: t.cross_lease,
  unit_title: t.unit_title,
} satisfies Options

export const furnishings = {
  furnished: t.furnished,
  part_furnished: t.part_furnished,
  unfurnished: t.unfurnished,
} satisfies Options

export const pets = {
  allowed: t.allowed,
  by_agreement: t.by_agreement,
  not_allowed: t.not_allowed,
} satisfies Options

export const smokers = {
  allowed: t.allowed,
  outside_only: t.outside_only,
  not_allowed: t.not_allowed,
} satisfies Options

export const getPurposes = makeTexts(() => readOptions(purposes))
export const getPropertyTypes = makeTexts(() => readOptions(propertyTypes))
export const getPriceMethods = makeTexts(() => readOptions(priceMethods))
export const getTitleTypes = makeTexts(() => readOptions(titleTypes))
export const getFurnishings = makeTexts(() => readOptions(furnishings))
