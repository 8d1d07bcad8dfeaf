import { fact } from '#platform/server/jobs/outbox.ts'

export const categoryMoved = fact<{ category_id: number }>('category.moved')

export const filterChanged = fact<{ category_ids: number[] }>('filter.changed')
