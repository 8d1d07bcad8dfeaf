import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { categoriesBelow, listChildren } from './category-places.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/catalogue/texts.ts'

interface Locked {
  held: 'both' | 'categories' | 'other'
  categories: number
  listings: number
}

export function countContents(all: AdminCategory[], category: AdminCategory): Locked | null {
  const [categories, listings] = [listChildren(all, category.id).length, category.held_count]
  if (categories + listings === 0) return null
  return { held: categories === 0 ? 'other' : listings === 0 ? 'categories' : 'both', categories, listings }
}

export const describeHiding = (
  all: AdminCategory[],
  { id, name, listing_count: listingCount }: AdminCategory,
): string =>
  joinSentences(
    t.category_will_be_hidden({ name, below: categoriesBelow(all, id).length }),
    t.its_live_listings_stay_up({ count: listingCount }),
    t.you_can_show_it_again(),
  )
