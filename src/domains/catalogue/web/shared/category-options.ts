import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { pathTo } from './category-match.ts'

/** Labels are paths, since two categories may have the same name. */
export function categoryOptions(all: AdminCategory[], some: AdminCategory[]) {
  return some.map(({ id }) => ({
    value: String(id),
    label: pathTo(all, id)
      .map(({ name }) => name)
      .join(' › '),
  }))
}
