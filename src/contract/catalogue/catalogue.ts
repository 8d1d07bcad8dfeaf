import { operation } from '../core/operation.ts'
import type * as shapes from './catalogue.shapes.ts'

export type * from './catalogue.shapes.ts'

export const listCategories = operation<typeof shapes.listCategories>()({
  name: 'listCategories',
  summary: 'Categories in tree order; parents before their children',
  method: 'GET',
  path: '/category-list',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
  cache_s: 30,
})

export const listFamousCategories = operation<typeof shapes.listFamousCategories>()({
  name: 'listFamousCategories',
  summary: 'The categories to show first',
  method: 'GET',
  path: '/get_famous_categories',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
  cache_s: 30,
})

export const deepest_category = 4

export const getCategory = operation<typeof shapes.getCategory>()({
  name: 'getCategory',
  summary: 'One category with its ancestors, the farthest first; a hidden one only for admins',
  method: 'GET',
  path: '/category/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listAdminCategories = operation<typeof shapes.listAdminCategories>()({
  name: 'listAdminCategories',
  summary: 'Every category in tree order, hidden ones as well',
  method: 'GET',
  path: '/category',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createCategory = operation<typeof shapes.createCategory>()({
  name: 'createCategory',
  summary: 'Add a category; its address is made from its name and stays',
  method: 'POST',
  path: '/category',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: [],
})

export const updateCategory = operation<typeof shapes.updateCategory>()({
  name: 'updateCategory',
  summary: 'Change a category, or its place in the tree; what is left out stays',
  method: 'PUT',
  path: '/category/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteCategory = operation<typeof shapes.deleteCategory>()({
  name: 'deleteCategory',
  summary: 'Remove a category; what is in it goes to `move_to`, and without that it must be empty',
  method: 'DELETE',
  path: '/category/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['category_in_use'],
})
