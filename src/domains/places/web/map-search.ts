import type { listMapMarks } from '#domains/search/common/listing-map.ts'
import type { OperationInput } from '#platform/common/operation.ts'

export type MapSearch = Omit<OperationInput<typeof listMapMarks>, 'window' | 'zoom'>
