import * as z from 'zod/mini'
import { byId, done, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/catalogue/texts.ts'

const filterKind = z.enum(['select', 'multi_select', 'number_range', 'boolean', 'text'], {
  error: t.choose_an_answer_type,
})
export type FilterKind = z.output<typeof filterKind>

const filterStatus = z.enum(['active', 'hidden'], { error: t.choose_active_or_hidden })

export const filter = z.strictObject({
  id,
  name: z.string(),
  /** The key in `attributes`. Immutable, or values would be lost. */
  key: z.string(),
  kind: filterKind,
  unit: z.nullable(z.string()),
  options: z.array(z.string()),
  category_ids: z.array(id),
  is_required: z.boolean(),
  is_facet: z.boolean(),
  position: z.int(),
  status: filterStatus,
})
export type Filter = z.output<typeof filter>

const filterFields = {
  name: line(t.a_name, 60, 2),
  kind: filterKind,
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
  status: filterStatus,
}

export const listFilters = {
  query: z.strictObject({ category: z.optional(id) }),
  reply: z.strictObject({ items: z.array(filter) }),
}

export const listAdminFilters = {
  reply: z.strictObject({ items: z.array(filter) }),
}

export const getFilter = {
  params: byId,
  reply: filter,
}

export const createFilter = {
  body: z.strictObject({
    ...filterFields,
    key: z.string({ error: t.enter_a_key }).check(
      z.maxLength(40, { error: t.enter_a_key_of_at_most_40_characters }),
      z.regex(/^[a-z][a-z0-9_]*$/, { error: t.use_lower_case_letters_numbers_and_underscor }),
      z.refine((key) => !/_(?:min|max)$/.test(key), { error: t.a_key_cant_end_in_min_or_max }),
    ),
    unit: z._default(filterFields.unit, null),
    options: z._default(filterFields.options, []),
    is_required: z._default(filterFields.is_required, false),
    is_facet: z._default(filterFields.is_facet, true),
    position: z.optional(filterFields.position),
    status: z._default(filterStatus, 'active'),
  }),
  reply: filter,
}

export const updateFilter = {
  params: byId,
  body: z.partial(z.strictObject(filterFields)),
  reply: filter,
}

export const deleteFilter = {
  params: byId,
  reply: done,
}
