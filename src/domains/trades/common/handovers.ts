import { operation } from '#platform/common/operation.ts'
import type * as shapes from './handovers.shapes.ts'

export type * from './handovers.shapes.ts'

export const maxWrongCodes = 5

export const listArrangements = operation<typeof shapes.listArrangements>('GET /trade-arrangements')({
  name: 'listArrangements',
  summary: 'Pickup, payment and handover of my trades that are not finished, newest first',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const completeHandover = operation<typeof shapes.completeHandover>('POST /handover/{id}')({
  name: 'completeHandover',
  summary: 'Complete a sale by the code that my buyer shows me as I hand it over',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['code_wrong', 'code_locked', 'handover_closed'],
})

export const renewHandoverCode = operation<typeof shapes.renewHandoverCode>('POST /handover-code/{id}')({
  name: 'renewHandoverCode',
  summary: 'Another handover code for what I bought; the one before stops working',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  refusals: ['handover_closed'],
})
