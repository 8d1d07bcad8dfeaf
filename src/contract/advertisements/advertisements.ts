import { operation } from '../core/operation.ts'
import type * as shapes from './advertisements.shapes.ts'

export type * from './advertisements.shapes.ts'

export const listAdvertisements = operation<typeof shapes.listAdvertisements>()({
  name: 'listAdvertisements',
  summary: 'The advertisements with their figures, by name, place and state',
  method: 'GET',
  path: '/advertisements',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportAdvertisements = operation<typeof shapes.exportAdvertisements>()({
  name: 'exportAdvertisements',
  summary: 'The same advertisements, all of them, as CSV',
  method: 'GET',
  path: '/advertisements-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})

export const getAdvertisement = operation<typeof shapes.getAdvertisement>()({
  name: 'getAdvertisement',
  summary: 'One advertisement with its figures',
  method: 'GET',
  path: '/advertisements/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createAdvertisement = operation<typeof shapes.createAdvertisement>()({
  name: 'createAdvertisement',
  summary: 'Add an advertisement; disabled unless its status says otherwise',
  method: 'POST',
  path: '/advertisements',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: [],
})

export const updateAdvertisement = operation<typeof shapes.updateAdvertisement>()({
  name: 'updateAdvertisement',
  summary: 'Change an advertisement, enable it or disable it',
  method: 'PATCH',
  path: '/advertisements/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteAdvertisement = operation<typeof shapes.deleteAdvertisement>()({
  name: 'deleteAdvertisement',
  summary: 'Delete an advertisement with its figures',
  method: 'DELETE',
  path: '/advertisements/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const max_report_days = 366

export const getAdvertisementReport = operation<typeof shapes.getAdvertisementReport>()({
  name: 'getAdvertisementReport',
  summary: 'Impressions and clicks of an advertisement by day, without gaps, a year at most',
  method: 'GET',
  path: '/advertisement-report/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportAdvertisementReport = operation<typeof shapes.exportAdvertisementReport>()({
  name: 'exportAdvertisementReport',
  summary: 'The same by day as CSV',
  method: 'GET',
  path: '/advertisement-report-csv/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  answers_file: true,
  refusals: [],
})
