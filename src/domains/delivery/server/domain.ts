import * as addresses from '../common/addresses.ts'
import * as templates from '../common/delivery-templates.ts'
import * as addressesShapes from '../common/addresses.shapes.ts'
import * as deliveryOptionsShapes from '../common/delivery-options.shapes.ts'
import * as templatesShapes from '../common/delivery-templates.shapes.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { reactionsOfDelivery } from './delivery.reactions.ts'
import { templatesRoutes } from './templates.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [addresses, templates],
  shapes: [addressesShapes, deliveryOptionsShapes, templatesShapes],
  routes: [addressesRoutes, templatesRoutes],
  reactions: reactionsOfDelivery,
  tables: ['delivery_addresses', 'delivery_templates'],
}
