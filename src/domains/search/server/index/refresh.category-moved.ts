import { categoryMoved } from '#domains/catalogue/server/catalogue.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshCategorySoon } from '../search.jobs.ts'

export const refreshCategoryMoved = reaction({
  name: 'refresh.category-moved',
  on: categoryMoved,
  run: async (tx, { payload }) => await refreshCategorySoon(tx, payload.category_id),
})
