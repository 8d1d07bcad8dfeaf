import { filterChanged } from '#domains/catalogue/server/catalogue.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshCategorySoon } from '../search.jobs.ts'

export const refreshFilterChanged = reaction({
  name: 'refresh.filter-changed',
  on: filterChanged,
  run: async (tx, { payload }) => {
    for (const categoryId of payload.category_ids) await refreshCategorySoon(tx, categoryId)
  },
})
