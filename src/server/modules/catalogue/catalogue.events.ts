import { fact } from '#server/platform/jobs/outbox.ts'

/** A category got another name or place, or took in what stood in one that is gone: what is found by it must follow. */
export const categoryMoved = fact<{ category_id: number }>('category.moved')

/** A filter of these categories came, went or asks for something else: what is found by its answers must follow. */
export const filterChanged = fact<{ category_ids: number[] }>('filter.changed')
