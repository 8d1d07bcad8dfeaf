import type { AdminCategory } from '#contract/catalogue/catalogue.ts'
import { categoriesBelow, listChildren } from './category-places.ts'

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
  const deep = some(categoriesBelow(all, category.id).length, 'category below it', 'categories below it')
  const which = deep ? `${name} and the ${deep} are` : `${name} is`
  const live = some(listing_count, 'live listing stays', 'live listings stay')
  return `${which} hidden everywhere and ${deep ? 'take' : 'takes'} no new listings. ${
    live ? `The ${live} up and people can still find them.` : 'It has no live listings.'
  } You can show it again at any time.`
}
