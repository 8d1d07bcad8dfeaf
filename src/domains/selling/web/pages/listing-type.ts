import type { OwnListing } from '#domains/selling/common/own-listings.ts'

const types: OwnListing['type'][] = ['general', 'vehicle', 'property']

/** Reads the first part of an address such as '/vehicle/new' or '/vehicle-listing/100042/edit'. */
export function readListingType(pathname: string): OwnListing['type'] {
  const [, first = ''] = pathname.split('/')
  return types.find((type) => first.startsWith(type)) ?? 'general'
}
