import { deepestCategory } from '#domains/catalogue/common/catalogue.ts'
import * as t from '#domains/catalogue/texts.ts'

export interface Placed {
  id: number
  type: string
  parent_id: number | null
  name: string
  slug: string
  position: number
  /** Ids from the root to this one, inclusive. */
  path: number[]
}

const maxSlug = 80

export function slugFor(name: string, parentSlug: string | null, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const whole = [parentSlug, words || 'category'].filter(Boolean).join('-')
  const wanted = whole.slice(0, maxSlug - 4).replace(/-+$/, '')
  if (!taken.has(wanted)) return wanted
  let n = 2
  while (taken.has(`${wanted}-${n}`)) n += 1
  return `${wanted}-${n}`
}

export const categoriesBelow = (all: readonly Placed[], id: number) =>
  all.filter((one) => one.id !== id && one.path.includes(id))

export function placeProblem(all: readonly Placed[], moved: Placed, parent: Placed | null): string | null {
  if (!parent) return null
  if (parent.path.includes(moved.id)) return t.name_cant_be_its_own_parent({ name: moved.name })
  if (parent.type !== moved.type) return t.name_is_for_another_listing_type({ name: parent.name })
  const levels = Math.max(...[moved, ...categoriesBelow(all, moved.id)].map(({ path }) => path.length))
  const height = levels - moved.path.length + 1
  if (parent.path.length + height <= deepestCategory) return null
  return t.that_would_be_more_than_deepest({ deepest_category: deepestCategory })
}

export function nameProblem(
  all: readonly Placed[],
  { id, name, parent_id: parentId }: Pick<Placed, 'name' | 'parent_id'> & { id: number | null },
): string | null {
  const same = all.find(
    (one) => one.id !== id && one.parent_id === parentId && sameName(one.name) === sameName(name),
  )
  return same ? t.theres_already_a_category_called_name({ name: same.name }) : null
}

const sameName = (name: string) => name.toLowerCase()

export function orderWith(
  all: readonly Placed[],
  id: number,
  parentId: number | null,
  position = Number.POSITIVE_INFINITY,
): number[] {
  const others = all
    .filter((one) => one.parent_id === parentId && one.id !== id)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((one) => one.id)
  return [...others.slice(0, position), id, ...others.slice(Math.min(position, others.length))]
}
