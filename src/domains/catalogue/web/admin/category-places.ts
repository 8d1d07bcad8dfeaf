import { deepestCategory, type AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/catalogue/texts.ts'

export interface Place {
  parent_id: number | null
  position: number
}

export type Step = 'up' | 'down' | 'in' | 'out'
export type Drop = 'before' | 'into' | 'after'

const find = (all: AdminCategory[], id: number | null) => all.find((one) => one.id === id) ?? null

export const listChildren = (all: AdminCategory[], parentId: number | null) =>
  all.filter((one) => one.parent_id === parentId)

function upwards(all: AdminCategory[], category: AdminCategory | null): AdminCategory[] {
  return category ? [category, ...upwards(all, find(all, category.parent_id))] : []
}

export const categoriesBelow = (all: AdminCategory[], id: number): AdminCategory[] =>
  listChildren(all, id).flatMap((child) => [child, ...categoriesBelow(all, child.id)])

const getHeight = (all: AdminCategory[], id: number): number =>
  1 + Math.max(0, ...listChildren(all, id).map((child) => getHeight(all, child.id)))

export function mayStandUnder(all: AdminCategory[], branch: AdminCategory, parent: AdminCategory | null) {
  if (!parent) return true
  const above = upwards(all, parent)
  if (parent.type !== branch.type || above.some(({ id }) => id === branch.id)) return false
  return above.length + getHeight(all, branch.id) <= deepestCategory
}

export function placeBy(all: AdminCategory[], id: number, overId: number, drop: Drop): Place | null {
  const moved = find(all, id)
  const over = find(all, overId)
  if (!moved || !over || id === overId || moved.type !== over.type) return null
  const parentId = drop === 'into' ? over.id : over.parent_id
  if (!mayStandUnder(all, moved, find(all, parentId))) return null
  const others = listChildren(all, parentId).filter((one) => one.id !== id)
  if (drop === 'into') return { parent_id: parentId, position: others.length }
  return { parent_id: parentId, position: others.indexOf(over) + (drop === 'after' ? 1 : 0) }
}

/** Moves past a neighbour, into the previous one, or out beside its parent. */
export function placeByStep(all: AdminCategory[], id: number, step: Step): Place | null {
  const moved = find(all, id)
  if (!moved) return null
  const beside = listChildren(all, moved.parent_id).filter(({ type }) => type === moved.type)
  const at = beside.indexOf(moved)
  if (step === 'out') return moved.parent_id === null ? null : placeBy(all, id, moved.parent_id, 'after')
  const neighbour = beside[step === 'down' ? at + 1 : at - 1]
  if (!neighbour) return null
  return placeBy(all, id, neighbour.id, step === 'in' ? 'into' : step === 'up' ? 'before' : 'after')
}

export function getPlace(all: AdminCategory[], category: AdminCategory): Place {
  return { parent_id: category.parent_id, position: listChildren(all, category.parent_id).indexOf(category) }
}

export function withMove(
  all: AdminCategory[],
  id: number,
  { parent_id: parentId, position }: Place,
): AdminCategory[] {
  const moved = {
    ...must(
      all.find((one) => one.id === id),
      'category',
    ),
    parent_id: parentId,
  }
  const childrenNow = (parent: number | null): AdminCategory[] => {
    const others = listChildren(all, parent).filter((one) => one.id !== id)
    return parent === parentId ? others.toSpliced(position, 0, moved) : others
  }
  const branch = (one: AdminCategory): AdminCategory[] => [one, ...childrenNow(one.id).flatMap(branch)]
  return childrenNow(null).flatMap(branch)
}

/** '2 of 5 under Sports', for screen readers. */
export function describePlace(all: AdminCategory[], id: number): string {
  const category = find(all, id)
  if (!category) return ''
  const beside = listChildren(all, category.parent_id).filter(({ type }) => type === category.type)
  const parent = find(all, category.parent_id)
  const place = { name: category.name, position: beside.indexOf(category) + 1, total: beside.length }
  return parent
    ? t.name_is_now_position_under_parent({ ...place, parent: parent.name })
    : t.name_is_now_position_at_the_top(place)
}

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
