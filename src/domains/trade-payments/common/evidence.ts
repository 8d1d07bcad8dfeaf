import { operation } from '#platform/common/operation.ts'
import type * as shapes from './evidence.shapes.ts'

export type * from './evidence.shapes.ts'

export const downloadChargebackEvidence = operation<typeof shapes.downloadChargebackEvidence>(
  'GET /chargeback-evidence/{id}',
)({
  name: 'downloadChargebackEvidence',
  summary:
    'What answers a chargeback, as a ZIP: the listing as it was sold, the terms, messages, tracking, handover, refunds and payout',
  access: 'admin',
  duty: 'money',
  isLogged: true,
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})
