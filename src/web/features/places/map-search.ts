import type { listMapMarks } from '#contract/listing-map.ts'
import type { OperationInput } from '#contract/operation.ts'

/** What is searched for on a map, whatever part of it is seen. */
export type MapSearch = Omit<OperationInput<typeof listMapMarks>, 'window' | 'zoom'>
