import { operation } from '#platform/common/operation.ts'
import type * as shapes from './advertisements.shapes.ts'

export type * from './advertisements.shapes.ts'

export const listAdvertisements = operation<typeof shapes.listAdvertisements>('GET /advertisements')({
  name: 'listAdvertisements',
  summary: 'The advertisements with their figures, by name, place and state',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const exportAdvertisements = operation<typeof shapes.exportAdvertisements>('GET /advertisements-csv')({
  name: 'exportAdvertisements',
  summary: 'The same advertisements, all of them, as CSV',
  access: 'admin',
  duty: 'money',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const getAdvertisement = operation<typeof shapes.getAdvertisement>('GET /advertisements/{id}')({
  name: 'getAdvertisement',
  summary: 'One advertisement with its figures',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const createAdvertisement = operation<typeof shapes.createAdvertisement>('POST /advertisements')({
  name: 'createAdvertisement',
  summary: 'Add an advertisement; disabled unless its status says otherwise',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  status: 201,
})

export const updateAdvertisement = operation<typeof shapes.updateAdvertisement>('PATCH /advertisements/{id}')(
  {
    name: 'updateAdvertisement',
    summary: 'Change an advertisement, enable it or disable it',
    access: 'admin',
    duty: 'fullAdmins',
    limit: { calls: 240, per: 'minute' },
  },
)

export const deleteAdvertisement = operation<typeof shapes.deleteAdvertisement>(
  'DELETE /advertisements/{id}',
)({
  name: 'deleteAdvertisement',
  summary: 'Delete an advertisement with its figures',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})

export const maxReportDays = 366

export const getAdvertisementReport = operation<typeof shapes.getAdvertisementReport>(
  'GET /advertisement-report/{id}',
)({
  name: 'getAdvertisementReport',
  summary: 'Impressions and clicks of an advertisement by day, without gaps, a year at most',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const exportAdvertisementReport = operation<typeof shapes.exportAdvertisementReport>(
  'GET /advertisement-report-csv/{id}',
)({
  name: 'exportAdvertisementReport',
  summary: 'The same by day as CSV',
  access: 'admin',
  duty: 'money',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})

export const maxPeriod = 100
export const maxAmount = 4

export const getAdvertisementCounters = operation<typeof shapes.getAdvertisementCounters>(
  'GET /advertisement-counters',
)({
  name: 'getAdvertisementCounters',
  summary: 'After how many cards there is room for how many advertisements',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const putAdvertisementCounters = operation<typeof shapes.putAdvertisementCounters>(
  'PUT /advertisement-counters',
)({
  name: 'putAdvertisementCounters',
  summary: 'Change after how many cards there is room for how many advertisements',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})

export const nextAdvertisements = operation<typeof shapes.nextAdvertisements>('GET /advertisements/next')({
  name: 'nextAdvertisements',
  summary: 'The advertisements whose turn it is, no two the same; fewer where there are no more to show',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
})

export const maxTickets = 20

export const countAdvertisements = operation<typeof shapes.countAdvertisements>('POST /advertisement-counts')(
  {
    name: 'countAdvertisements',
    summary:
      'Count advertisements that were seen or pressed: each once for a viewer and page. Tickets that don’t count any more are ignored',
    access: 'anyone',
    limit: { calls: 120, per: 'minute' },
  },
)
