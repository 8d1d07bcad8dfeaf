import * as z from 'zod/mini'
import { maxRequirementCharacters } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { byId, done, id, line, type, yes } from '#platform/common/shapes.ts'
import * as t from '#domains/catalogue/texts.ts'

export const category = z.strictObject({
  id,
  type,
  parent_id: z.nullable(id),
  name: z.string(),
  slug: z.string(),
  image: z.nullable(z.string()),
  position: z.int(),
  is_famous: z.boolean(),
  /** Live listings in the category and in all below it. */
  listing_count: z.int(),
})
export type Category = z.output<typeof category>

export const listCategories = {
  query: z.strictObject({
    only_parent: yes,
    all: yes,
    type: z._default(z.enum(['all', 'general', 'vehicle', 'property']), 'all'),
  }),
  reply: z.strictObject({ items: z.array(category) }),
}

export const listFamousCategories = {
  reply: z.strictObject({ items: z.array(category) }),
}

const categoryStatus = z.enum(['active', 'hidden'], { error: t.choose_active_or_hidden })

export const adminCategory = z.strictObject({
  ...category.shape,
  status: categoryStatus,
  /** Null without an image, and for an image that came with the demo. */
  image_id: z.nullable(id),
  /** Listings of any status directly in it, including drafts; they prevent its removal. */
  held_count: z.int(),
  is_adult: z.boolean(),
  /** The text that buyers must also confirm, verbatim; null for none. */
  licence_words: z.nullable(z.string()),
})
export type AdminCategory = z.output<typeof adminCategory>

export const getCategory = {
  params: byId,
  reply: z.strictObject({
    ...category.shape,
    status: categoryStatus,
    ancestors: z.array(z.strictObject({ id, name: z.string(), slug: z.string() })),
  }),
}

export const listAdminCategories = {
  reply: z.strictObject({ items: z.array(adminCategory) }),
}

export const licenceWords = line(t.what_buyers_confirm, maxRequirementCharacters, 3)

const categoryFields = {
  name: line(t.a_name, 60, 2),
  parent_id: z.nullable(id),
  /** From 0, among its siblings; last if omitted. */
  position: z.int({ error: t.this_must_be_a_number }).check(z.nonnegative(), z.maximum(10_000)),
  is_famous: z.boolean({ error: t.say_yes_or_no }),
  status: categoryStatus,
  image_id: z.nullable(id),
  is_adult: z.boolean({ error: t.say_yes_or_no }),
  licence_words: z.nullable(licenceWords),
}

export const createCategory = {
  body: z.strictObject({
    name: categoryFields.name,
    parent_id: z._default(categoryFields.parent_id, null),
    /** Required at the top level; below it the parent's type applies. */
    type: z.optional(type),
    position: z.optional(categoryFields.position),
    is_famous: z._default(categoryFields.is_famous, false),
    status: z._default(categoryFields.status, 'active'),
    image_id: z._default(categoryFields.image_id, null),
    is_adult: z._default(categoryFields.is_adult, false),
    licence_words: z._default(categoryFields.licence_words, null),
  }),
  reply: adminCategory,
}

export const updateCategory = {
  params: byId,
  body: z.partial(z.strictObject(categoryFields)),
  reply: adminCategory,
}

export const deleteCategory = {
  params: byId,
  query: z.strictObject({ move_to: z.optional(id) }),
  reply: z.strictObject({ ...done.shape, moved_categories: z.int(), moved_listings: z.int() }),
}

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
