import type { listMapMarks } from '#contract/search/listing-map.ts'
import type { OperationInput } from '#contract/core/operation.ts'

export type MapSearch = Omit<OperationInput<typeof listMapMarks>, 'window' | 'zoom'>
