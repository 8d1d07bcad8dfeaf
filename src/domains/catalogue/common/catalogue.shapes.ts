import * as z from 'zod/mini'
import { max_requirement_characters } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { by_id, done, id, line, type, yes } from '#platform/common/shapes.ts'
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

const category_status = z.enum(['active', 'hidden'], { error: t.choose_active_or_hidden })

export const admin_category = z.strictObject({
  ...category.shape,
  status: category_status,
  /** Null without an image, and for an image that came with the demo. */
  image_id: z.nullable(id),
  /** Listings of any status directly in it, including drafts; they prevent its removal. */
  held_count: z.int(),
  is_adult: z.boolean(),
  /** The text that buyers must also confirm, verbatim; null for none. */
  licence_words: z.nullable(z.string()),
})
export type AdminCategory = z.output<typeof admin_category>

export const getCategory = {
  params: by_id,
  reply: z.strictObject({
    ...category.shape,
    status: category_status,
    ancestors: z.array(z.strictObject({ id, name: z.string(), slug: z.string() })),
  }),
}

export const listAdminCategories = {
  reply: z.strictObject({ items: z.array(admin_category) }),
}

export const licence_words = line(t.what_buyers_confirm, max_requirement_characters, 3)

const category_fields = {
  name: line(t.a_name, 60, 2),
  parent_id: z.nullable(id),
  /** From 0, among its siblings; last if omitted. */
  position: z.int({ error: t.this_must_be_a_number }).check(z.nonnegative(), z.maximum(10_000)),
  is_famous: z.boolean({ error: t.say_yes_or_no }),
  status: category_status,
  image_id: z.nullable(id),
  is_adult: z.boolean({ error: t.say_yes_or_no }),
  licence_words: z.nullable(licence_words),
}

export const createCategory = {
  body: z.strictObject({
    name: category_fields.name,
    parent_id: z._default(category_fields.parent_id, null),
    /** Required at the top level; below it the parent's type applies. */
    type: z.optional(type),
    position: z.optional(category_fields.position),
    is_famous: z._default(category_fields.is_famous, false),
    status: z._default(category_fields.status, 'active'),
    image_id: z._default(category_fields.image_id, null),
    is_adult: z._default(category_fields.is_adult, false),
    licence_words: z._default(category_fields.licence_words, null),
  }),
  reply: admin_category,
}

export const updateCategory = {
  params: by_id,
  body: z.partial(z.strictObject(category_fields)),
  reply: admin_category,
}

export const deleteCategory = {
  params: by_id,
  query: z.strictObject({ move_to: z.optional(id) }),
  reply: z.strictObject({ ...done.shape, moved_categories: z.int(), moved_listings: z.int() }),
}
