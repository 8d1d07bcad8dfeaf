import type { AdminCategory } from '#contract/catalogue/catalogue.ts'
import { categoriesBelow, listChildren } from './category-places.ts'
import * as t from './texts.ts'

const some = (count: number, one: string, many: string) =>
  count === 0 ? null : `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' and ')

/** What goes elsewhere when it is removed: '3 categories and 124 listings'; empty when nothing does. */
export function describeHeld(all: AdminCategory[], category: AdminCategory): string {
  return joined([
    some(listChildren(all, category.id).length, 'category', 'categories'),
    some(category.held_count, 'listing', 'listings'),
  ])
}

/** What follows from hiding it. */
export function describeHiding(all: AdminCategory[], category: AdminCategory): string {
  const { name, listing_count } = category
  const deep = some(categoriesBelow(all, category.id).length, t.category_below_it(), t.categories_below_it())
  const which = deep ? t.name_and_the_deep_are({ name, deep }) : t.name_is({ name })
  const live = some(listing_count, t.live_listing_stays(), t.live_listings_stay())
  return t.which_hidden_everywhere_and_choice_no({
    which,
    choice: deep ? 'take' : 'takes',
    choice2: live ? t.the_live_up_and_people_can_still_find({ live }) : t.it_has_no_live_listings(),
  })
}
