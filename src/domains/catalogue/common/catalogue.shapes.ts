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
