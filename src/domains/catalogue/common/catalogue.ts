import { operation } from '#platform/common/operation.ts'
import type * as shapes from './catalogue.shapes.ts'

export type * from './catalogue.shapes.ts'

export const listCategories = operation<typeof shapes.listCategories>('GET /category-list')({
  name: 'listCategories',
  summary: 'Categories in tree order; parents before their children',
  access: 'anyone',
  view: 'public',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
  cacheSeconds: 30,
})

export const listFamousCategories = operation<typeof shapes.listFamousCategories>(
  'GET /get_famous_categories',
)({
  name: 'listFamousCategories',
  summary: 'The categories to show first',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
  cacheSeconds: 30,
})

export const deepestCategory = 4

export const getCategory = operation<typeof shapes.getCategory>('GET /category/{id}')({
  name: 'getCategory',
  summary: 'One category with its ancestors, the farthest first; a hidden one only for admins',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listAdminCategories = operation<typeof shapes.listAdminCategories>('GET /category')({
  name: 'listAdminCategories',
  summary: 'Every category in tree order, hidden ones as well',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const createCategory = operation<typeof shapes.createCategory>('POST /category')({
  name: 'createCategory',
  summary: 'Add a category; its address is made from its name and stays',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  status: 201,
})

export const updateCategory = operation<typeof shapes.updateCategory>('PUT /category/{id}')({
  name: 'updateCategory',
  summary: 'Change a category, or its place in the tree; what is left out stays',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 240, per: 'minute' },
})

export const deleteCategory = operation<typeof shapes.deleteCategory>('DELETE /category/{id}')({
  name: 'deleteCategory',
  summary: 'Remove a category; what is in it goes to `move_to`, and without that it must be empty',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  refusals: ['category_in_use'],
})

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
