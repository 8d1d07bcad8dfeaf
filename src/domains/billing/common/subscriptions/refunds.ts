import { operation } from '#platform/common/operation.ts'
import type * as shapes from './refunds.shapes.ts'

export const refundPayment = operation<typeof shapes.refundPayment>('POST /refund-payment/{id}')({
  name: 'refundPayment',
  summary: 'Give back a payment, or a part of it, to its card; the key makes repeats one refund',
  access: 'admin',
  duty: 'money',
  limit: { calls: 60, per: 'minute' },
  refusals: ['not_found', 'refund_too_much', 'payments_unavailable', 'second_person_needed'],
})
