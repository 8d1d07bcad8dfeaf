import * as addresses from '../common/addresses.ts'
import * as addressesShapes from '../common/addresses.shapes.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { reactionsOfDelivery } from './delivery.reactions.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [addresses],
  shapes: [addressesShapes],
  routes: [addressesRoutes],
  reactions: reactionsOfDelivery,
  tables: ['delivery_addresses', 'delivery_templates'],
}
