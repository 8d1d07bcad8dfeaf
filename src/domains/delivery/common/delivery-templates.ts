import { operation } from '#platform/common/operation.ts'
import type * as shapes from './delivery-templates.shapes.ts'

export type * from './delivery-templates.shapes.ts'

export const maxDeliveryTemplates = 20

export const listDeliveryTemplates = operation<typeof shapes.listDeliveryTemplates>('GET /delivery-template')(
  {
    name: 'listDeliveryTemplates',
    summary: 'My sets of choices for delivery and payment, by name',
    access: 'user',
    view: 'account',
    limit: { calls: 240, per: 'minute' },
  },
)

export const saveDeliveryTemplate = operation<typeof shapes.saveDeliveryTemplate>('POST /delivery-template')({
  name: 'saveDeliveryTemplate',
  summary: 'Save a set of choices for delivery and payment; it replaces the one with the same name',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['delivery_templates_full'],
})

export const renameDeliveryTemplate = operation<typeof shapes.renameDeliveryTemplate>(
  'PUT /delivery-template/{id}',
)({
  name: 'renameDeliveryTemplate',
  summary: 'Rename a set of choices for delivery and payment',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})

export const removeDeliveryTemplate = operation<typeof shapes.removeDeliveryTemplate>(
  'DELETE /delivery-template/{id}',
)({
  name: 'removeDeliveryTemplate',
  summary: 'Remove a set of choices; listings keep their own copies',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})
