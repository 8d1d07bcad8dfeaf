import { operation } from '#platform/common/operation.ts'
import { maxImportBytes } from './import-columns.ts'
import type * as shapes from './listing-import.shapes.ts'

export type * from './listing-import.shapes.ts'

export const uploadListingImport = operation<typeof shapes.uploadListingImport>('POST /listing-import')({
  name: 'uploadListingImport',
  summary:
    'Send a CSV of general items, or a ZIP with one and its pictures; what it would do is found first, and nothing is listed yet',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 30, per: 'hour' },
  files: 'file',
  maxFileBytes: maxImportBytes,
  status: 202,
  refusals: ['import_busy'],
})

export const listListingImports = operation<typeof shapes.listListingImports>('GET /listing-import')({
  name: 'listListingImports',
  summary: 'My imports of items, the latest first',
  access: 'user',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
})

export const getListingImport = operation<typeof shapes.getListingImport>('GET /listing-import/{id}')({
  name: 'getListingImport',
  summary: 'An import of mine with its rows: what each would do, what became of it, and why',
  access: 'user',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
})

export const applyListingImport = operation<typeof shapes.applyListingImport>(
  'POST /listing-import/{id}/apply',
)({
  name: 'applyListingImport',
  summary: 'Carry out an import; past_guards confirms that it is more than usual',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
  status: 202,
  refusals: ['import_busy', 'import_guarded'],
})

export const cancelListingImport = operation<typeof shapes.cancelListingImport>(
  'POST /listing-import/{id}/cancel',
)({
  name: 'cancelListingImport',
  summary: 'Cancel an import; what it has done stays',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
})

export const undoListingImport = operation<typeof shapes.undoListingImport>('POST /listing-import/{id}/undo')(
  {
    name: 'undoListingImport',
    summary:
      'Undo an import within 24 hours, where nobody has bid or bought since; the other rows say why they stay',
    access: 'user',
    keyScope: 'listings:write',
    limit: { calls: 20, per: 'hour' },
    status: 202,
    refusals: ['import_busy', 'undo_too_late'],
  },
)

export const exportImportReport = operation<typeof shapes.exportImportReport>(
  'GET /listing-import/{id}/refused-csv',
)({
  name: 'exportImportReport',
  summary: 'The refused rows of an import with their reasons, as CSV',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})

export const getImportTemplate = operation<typeof shapes.getImportTemplate>('GET /listing-import-template')({
  name: 'getImportTemplate',
  summary: 'A CSV to fill in, with every column and two examples',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})

export const exportListings = operation<typeof shapes.exportListings>('GET /listing-csv')({
  name: 'exportListings',
  summary: 'My general items as CSV, in the columns of an import',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const exportSales = operation<typeof shapes.exportSales>('GET /sale-csv')({
  name: 'exportSales',
  summary: 'My sales of general items as CSV, in the columns of an import, with what each was sold for',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})
