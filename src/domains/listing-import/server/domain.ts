import * as listingImport from '../common/listing-import.ts'
import * as listingImportShapes from '../common/listing-import.shapes.ts'
import { listingImportTasks } from './listing-import.jobs.ts'
import { reactionsOfListingImport } from './listing-import.reactions.ts'
import { listingImportRoutes } from './listing-import.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [listingImport],
  shapes: [listingImportShapes],
  routes: [listingImportRoutes],
  reactions: reactionsOfListingImport,
  tasks: listingImportTasks,
  tables: [
    'listing_references',
    'listing_import_runs',
    'listing_import_items',
    'listing_import_undos',
    'listing_import_pictures',
  ],
}
