import { operation } from '../core/operation.ts'
import type * as shapes from './filters.shapes.ts'

export type * from './filters.shapes.ts'

export const listFilters = operation<typeof shapes.listFilters>()({
  name: 'listFilters',
  summary: 'The filters that apply to a category, or all that apply to any',
  method: 'GET',
  path: '/filter-list',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listAdminFilters = operation<typeof shapes.listAdminFilters>()({
  name: 'listAdminFilters',
  summary: 'Every filter in order, hidden ones as well',
  method: 'GET',
  path: '/filter',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getFilter = operation<typeof shapes.getFilter>()({
  name: 'getFilter',
  summary: 'One filter; a hidden one only for admins',
  method: 'GET',
  path: '/filter/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createFilter = operation<typeof shapes.createFilter>()({
  name: 'createFilter',
  summary: 'Add a filter to categories and everything below them',
  method: 'POST',
  path: '/filter',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: [],
})

export const updateFilter = operation<typeof shapes.updateFilter>()({
  name: 'updateFilter',
  summary: 'Change a filter or its place; what is left out stays, and its key always',
  method: 'PUT',
  path: '/filter/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteFilter = operation<typeof shapes.deleteFilter>()({
  name: 'deleteFilter',
  summary: 'Remove a filter; what listings say stays with them',
  method: 'DELETE',
  path: '/filter/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
