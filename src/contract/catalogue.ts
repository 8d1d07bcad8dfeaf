import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { by_id, id, type, yes } from './shapes.ts'

export const category = z.strictObject({
  id,
  type,
  parent_id: z.nullable(id),
  name: z.string(),
  slug: z.string(),
  /** A small square picture, or null where none was made. */
  image: z.nullable(z.string()),
  position: z.int(),
  is_famous: z.boolean(),
  /** Live listings in the category and everything below it. */
  listing_count: z.int(),
})
export type Category = z.output<typeof category>

export const listCategories = operation({
  name: 'listCategories',
  summary: 'Categories in tree order; parents before their children',
  method: 'GET',
  path: '/category-list',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    only_parent: yes,
    all: yes,
    type: z._default(z.enum(['all', 'general', 'vehicle', 'property']), 'all'),
  }),
  reply: z.strictObject({ items: z.array(category) }),
  refusals: [],
  cache_s: 30,
})

export const listFamousCategories = operation({
  name: 'listFamousCategories',
  summary: 'The categories to show first',
  method: 'GET',
  path: '/get_famous_categories',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(category) }),
  refusals: [],
  cache_s: 30,
})

export const getCategory = operation({
  name: 'getCategory',
  summary: 'One category with its ancestors, the farthest first',
  method: 'GET',
  path: '/category/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({
    ...category.shape,
    ancestors: z.array(z.strictObject({ id, name: z.string(), slug: z.string() })),
  }),
  refusals: [],
})
