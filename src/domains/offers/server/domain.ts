import * as offers from '../common/offers.ts'
import * as offersShapes from '../common/offers.shapes.ts'
import { offersTasks } from './offers.jobs.ts'
import { reactionsOfOffers } from './offers.reactions.ts'
import { offersRoutes } from './offers.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [offers],
  shapes: [offersShapes],
  routes: [offersRoutes],
  reactions: reactionsOfOffers,
  tasks: offersTasks,
  tables: ['offers', 'offer_moves', 'fixed_price_offers', 'second_chances'],
}
