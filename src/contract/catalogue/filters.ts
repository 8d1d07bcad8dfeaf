import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, line } from '../core/shapes.ts'
import * as t from './texts.ts'

const filter_kind = z.enum(['select', 'multi_select', 'number_range', 'boolean', 'text'], {
  error: t.choose_an_answer_type,
})
export type FilterKind = z.output<typeof filter_kind>

const filter_status = z.enum(['active', 'hidden'], { error: t.choose_active_or_hidden })

export const filter = z.strictObject({
  id,
  name: z.string(),
  /** The key in `attributes`. Immutable, or values would be lost. */
  key: z.string(),
  kind: filter_kind,
  unit: z.nullable(z.string()),
  options: z.array(z.string()),
  category_ids: z.array(id),
  is_required: z.boolean(),
  is_facet: z.boolean(),
  position: z.int(),
  status: filter_status,
})
export type Filter = z.output<typeof filter>

const filter_fields = {
  name: line(t.a_name, 60, 2),
  kind: filter_kind,
  unit: z.nullable(line(t.a_unit, 12)),
  options: z
    .array(line(t.a_choice, 60), { error: t.this_must_be_a_list_of_choices })
    .check(z.maxLength(200, { error: t.at_most_200_choices })),
  category_ids: z
    .array(id, { error: t.this_must_be_a_list_of_categories })
    .check(
      z.minLength(1, { error: t.choose_at_least_one_category }),
      z.maxLength(200, { error: t.at_most_200_categories }),
    ),
  is_required: z.boolean({ error: t.say_yes_or_no }),
  is_facet: z.boolean({ error: t.say_yes_or_no }),
  position: z.int({ error: t.this_must_be_a_number }).check(z.nonnegative(), z.maximum(10_000)),
  status: filter_status,
}

export const listFilters = operation({
  name: 'listFilters',
  summary: 'The filters that apply to a category, or all that apply to any',
  method: 'GET',
  path: '/filter-list',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ category: z.optional(id) }),
  reply: z.strictObject({ items: z.array(filter) }),
  refusals: [],
})

export const listAdminFilters = operation({
  name: 'listAdminFilters',
  summary: 'Every filter in order, hidden ones as well',
  method: 'GET',
  path: '/filter',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(filter) }),
  refusals: [],
})

export const getFilter = operation({
  name: 'getFilter',
  summary: 'One filter; a hidden one only for admins',
  method: 'GET',
  path: '/filter/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: filter,
  refusals: [],
})

export const createFilter = operation({
  name: 'createFilter',
  summary: 'Add a filter to categories and everything below them',
  method: 'POST',
  path: '/filter',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({
    ...filter_fields,
    key: z.string({ error: t.enter_a_key }).check(
      z.maxLength(40, { error: t.enter_a_key_of_at_most_40_characters }),
      z.regex(/^[a-z][a-z0-9_]*$/, { error: t.use_lower_case_letters_numbers_and_underscor }),
      z.refine((key) => !/_(?:min|max)$/.test(key), { error: t.a_key_cant_end_in_min_or_max }),
    ),
    unit: z._default(filter_fields.unit, null),
    options: z._default(filter_fields.options, []),
    is_required: z._default(filter_fields.is_required, false),
    is_facet: z._default(filter_fields.is_facet, true),
    position: z.optional(filter_fields.position),
    status: z._default(filter_status, 'active'),
  }),
  status: 201,
  reply: filter,
  refusals: [],
})

export const updateFilter = operation({
  name: 'updateFilter',
  summary: 'Change a filter or its place; what is left out stays, and its key always',
  method: 'PUT',
  path: '/filter/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.partial(z.strictObject(filter_fields)),
  reply: filter,
  refusals: [],
})

export const deleteFilter = operation({
  name: 'deleteFilter',
  summary: 'Remove a filter; what listings say stays with them',
  method: 'DELETE',
  path: '/filter/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
