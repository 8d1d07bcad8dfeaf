import * as catalogue from '../common/catalogue.ts'
import * as faqs from '../common/faqs.ts'
import * as catalogueShapes from '../common/catalogue.shapes.ts'
import * as faqsShapes from '../common/faqs.shapes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { moveListings } from './categories.service.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [catalogue, faqs],
  shapes: [catalogueShapes, faqsShapes],
  routes: [
    (serve, platform, { extensions }) => catalogueRoutes(serve, platform, extensions.get(moveListings)),
  ],
  tables: ['categories', 'faqs', 'filters', 'filter_categories'],
}
