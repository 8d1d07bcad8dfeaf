import { operation } from '#platform/common/operation.ts'
import type * as shapes from './maintenance.shapes.ts'

export type * from './maintenance.shapes.ts'

export const getMaintenance = operation<typeof shapes.getMaintenance>('GET /maintenance')({
  name: 'getMaintenance',
  summary: 'Whether Hoko is read-only for maintenance, since when, why and until when',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const putMaintenance = operation<typeof shapes.putMaintenance>('PUT /maintenance')({
  name: 'putMaintenance',
  summary:
    'Make Hoko read-only for everyone but staff, on all nodes within 2 seconds, or change the reason or the end; auctions due meanwhile close later, as after an outage',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 30, per: 'minute' },
})

export const endMaintenance = operation<typeof shapes.endMaintenance>('DELETE /maintenance')({
  name: 'endMaintenance',
  summary: 'Let everyone make changes again; answers the same when Hoko was not read-only',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 30, per: 'minute' },
})
