import { operation } from '#platform/common/operation.ts'
import type * as shapes from './places.shapes.ts'

export type * from './places.shapes.ts'

export const listPlaces = operation<typeof shapes.listPlaces>('GET /place-list')({
  name: 'listPlaces',
  summary: 'Every region with its districts, towns and suburbs',
  access: 'anyone',
  view: 'public',
  keyScope: 'listings:read',
  limit: { calls: 120, per: 'minute' },
  cacheSeconds: 3600,
})

export const listCountries = operation<typeof shapes.listCountries>('GET /country')({
  name: 'listCountries',
  summary: 'Every country by its ISO code, New Zealand first',
  access: 'anyone',
  view: 'public',
  limit: { calls: 120, per: 'minute' },
  cacheSeconds: 3600,
})

export const listRegions = operation<typeof shapes.listRegions>('GET /region-list')({
  name: 'listRegions',
  summary: 'The regions alone, for choosing where to search',
  access: 'anyone',
  view: 'public',
  limit: { calls: 120, per: 'minute' },
  cacheSeconds: 3600,
})

export const geocodeAddress = operation<typeof shapes.geocodeAddress>('GET /get-geocoded-address')({
  name: 'geocodeAddress',
  summary: 'Where an address or a place is: from the gazetteer, or from Google where that is configured',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
})
