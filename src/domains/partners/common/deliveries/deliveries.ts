import { operation } from '#platform/common/operation.ts'
import type * as shapes from './deliveries.shapes.ts'

export type * from './deliveries.shapes.ts'

export const listMemberDeliveries = operation<typeof shapes.listMemberDeliveries>('GET /member-deliveries')({
  name: 'listMemberDeliveries',
  summary: 'What was sent to the webhooks of all members in the last 30 days, the newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const replayMemberDelivery = operation<typeof shapes.replayMemberDelivery>(
  'POST /member-deliveries/{id}/replay',
)({
  name: 'replayMemberDelivery',
  summary: 'Send an event to a member’s webhook again, with the same event id',
  access: 'admin',
  duty: 'memberHelp',
  limit: { calls: 120, per: 'minute' },
  refusals: ['webhook_off'],
})
