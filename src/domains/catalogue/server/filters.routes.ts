import {
  createFilter,
  deleteFilter,
  getFilter,
  listFilters,
  listAdminFilters,
  updateFilter,
} from '#domains/catalogue/common/filters.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectAllFilters } from './filters.queries.ts'
import { addFilter, changeFilter, readFiltersFor, removeFilter } from './filters.service.ts'

export function filterRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  serve(listFilters, async ({ input }) => ({ items: await readFiltersFor(platform, input.category) }))

  serve(listAdminFilters, async () => ({ items: await selectAllFilters(db) }))

  serve(getFilter, async ({ input, caller }) => {
    const filter = (await selectAllFilters(db)).find(({ id }) => id === input.id)
    const maySee = filter && (filter.status === 'active' || caller?.type === 'admin')
    return maySee ? filter : refuse('not_found')
  })

  serve(createFilter, async ({ input, caller }) => await addFilter(db, caller.id, input))

  serve(updateFilter, async ({ input, caller }) => await changeFilter(db, caller.id, input))

  serve(deleteFilter, async ({ input, caller }) => {
    await removeFilter(db, caller.id, input.id)
    return { ok: true as const }
  })
}
