import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listing-map.shapes.ts'

export type * from './listing-map.shapes.ts'

export const listMapMarks = operation<typeof shapes.listMapMarks>('GET /listing-map')({
  name: 'listMapMarks',
  summary: 'What a search finds in a part of the map, as marks that do not cover one another',
  access: 'anyone',
  view: 'public',
  limit: { calls: 300, per: 'minute' },
})
