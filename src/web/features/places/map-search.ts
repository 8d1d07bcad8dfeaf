import type { listMapMarks } from '#contract/search/listing-map.ts'
import type { OperationInput } from '#contract/core/operation.ts'

/** What is searched for on a map, whatever part of it is seen. */
export type MapSearch = Omit<OperationInput<typeof listMapMarks>, 'window' | 'zoom'>
