import { operation } from '#platform/common/operation.ts'
import type * as shapes from './filters.shapes.ts'

export type * from './filters.shapes.ts'

export const listFilters = operation<typeof shapes.listFilters>('GET /filter-list')({
  name: 'listFilters',
  summary: 'The filters that apply to a category, or all that apply to any',
  access: 'anyone',
  view: 'public',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
})

export const listAdminFilters = operation<typeof shapes.listAdminFilters>('GET /filter')({
  name: 'listAdminFilters',
  summary: 'Every filter in order, hidden ones as well',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const getFilter = operation<typeof shapes.getFilter>('GET /filter/{id}')({
  name: 'getFilter',
  summary: 'One filter; a hidden one only for admins',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const createFilter = operation<typeof shapes.createFilter>('POST /filter')({
  name: 'createFilter',
  summary: 'Add a filter to categories and everything below them',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  status: 201,
})

export const updateFilter = operation<typeof shapes.updateFilter>('PUT /filter/{id}')({
  name: 'updateFilter',
  summary: 'Change a filter or its place; what is left out stays, and its key always',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 240, per: 'minute' },
})

export const deleteFilter = operation<typeof shapes.deleteFilter>('DELETE /filter/{id}')({
  name: 'deleteFilter',
  summary: 'Remove a filter; what listings say stays with them',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})
