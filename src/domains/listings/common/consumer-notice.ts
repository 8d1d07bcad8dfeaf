import { operation } from '#platform/common/operation.ts'
import type * as shapes from './consumer-notice.shapes.ts'

export type * from './consumer-notice.shapes.ts'

export const getConsumerNotice = operation<typeof shapes.getConsumerNotice>(
  'GET /consumer-information-notice/{id}',
)({
  name: 'getConsumerNotice',
  summary: 'The Consumer Information Notice of a vehicle that a trader sells, as a PDF to print',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  answersFile: true,
})
