import { operation } from '../core/operation.ts'
import type * as shapes from './places.shapes.ts'

export type * from './places.shapes.ts'

export const listPlaces = operation<typeof shapes.listPlaces>()({
  name: 'listPlaces',
  summary: 'Every region with its districts, towns and suburbs',
  method: 'GET',
  path: '/place-list',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
  cache_s: 3600,
})

export const listCountries = operation<typeof shapes.listCountries>()({
  name: 'listCountries',
  summary: 'Every country by its ISO code, New Zealand first',
  method: 'GET',
  path: '/country',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
  cache_s: 3600,
})

export const listRegions = operation<typeof shapes.listRegions>()({
  name: 'listRegions',
  summary: 'The regions alone, for choosing where to search',
  method: 'GET',
  path: '/region-list',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
  cache_s: 3600,
})

export const geocodeAddress = operation<typeof shapes.geocodeAddress>()({
  name: 'geocodeAddress',
  summary: 'Where an address or a place is: from the gazetteer, or from Google where that is configured',
  method: 'GET',
  path: '/get-geocoded-address',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
